import { kinds } from '../records.ts'
import type { Use } from './connection.ts'
import { type Shelf, type Step, VaultLocked } from './shelf.ts'

const firstHandful = 40
const handful = 250

/** Records in IndexedDB. `use` hands over an open database, opening it again when it was closed. */
export function createDiskShelf(use: Use): Shelf {
  return {
    async walk(kind, take) {
      const ids: string[] = await use((database) => database.transaction(kind).store.getAllKeys())
      let size = firstHandful
      for (let end = ids.length; end > 0; end -= size, size = handful) {
        const from = ids[Math.max(0, end - size)] as string
        const range = IDBKeyRange.bound(from, ids[end - 1] as string)
        const records = await use((database) => database.transaction(kind).store.getAll(range))
        if (!take(records.toReversed() as never)) return
      }
    },

    read: (kind, id) => use((database) => database.transaction(kind).store.get(id)),

    write: (steps) =>
      use(async (database) => {
        const names = [...new Set(steps.map((step) => step.kind))]
        const transaction = database.transaction([...names, 'keyring'], 'readwrite', {
          durability: durabilityOf(steps),
        })
        const storeOf = (step: Step) => transaction.objectStore(step.kind)
        const [locks, ...found] = await Promise.all([
          transaction.objectStore('keyring').count(),
          ...steps.map((step) => storeOf(step).get(step.id)),
        ])
        // Another tab has set a lock since this one last looked: nothing is written in the open.
        if (locks > 0) {
          await transaction.done
          throw new VaultLocked()
        }
        if (steps.some(({ seen }, place) => (found[place]?.changed ?? null) !== seen)) {
          await transaction.done
          return 'overtaken'
        }
        const puts = steps.map((step) =>
          step.record ? storeOf(step).put(step.record) : storeOf(step).delete(step.id),
        )
        // Together: a full disk is told by a put on one phone and by the commit on another.
        await Promise.all([...puts, transaction.done])
        return 'written'
      }),

    eraseAll: () =>
      use(async (database) => {
        const stores = [...kinds, 'cells', 'keyring'] as const
        const transaction = database.transaction(stores, 'readwrite')
        await Promise.all(stores.map((store) => transaction.objectStore(store).clear()))
        await transaction.done
      }),
  }
}

/** What was saved must outlive an empty battery; a draft, written every moment, need not. */
function durabilityOf(steps: readonly Step[]): IDBTransactionDurability {
  return steps.every(({ kind }) => kind === 'drafts') ? 'relaxed' : 'strict'
}
