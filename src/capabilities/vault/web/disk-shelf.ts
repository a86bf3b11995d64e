import { type Kind, kinds, type Records } from '../records.ts'
import type { Database } from './connection.ts'
import type { Shelf, Step } from './shelf.ts'

/** Records in IndexedDB. `use` hands over an open database, opening it again when it was closed. */
export function createDiskShelf(
  use: <Value>(task: (database: Database) => Promise<Value>) => Promise<Value>,
): Shelf {
  return {
    listIds: (kind) => use((database) => database.getAllKeys(kind)),

    // The database's own types cannot follow a kind that is not known yet.
    readRange: <K extends Kind>(kind: K, from: string, to: string) =>
      use((database) =>
        database.getAll(kind, IDBKeyRange.bound(from, to)),
      ) as Promise<unknown> as Promise<Records[K][]>,

    read: <K extends Kind>(kind: K, id: string) =>
      use((database) => database.get(kind, id)) as Promise<unknown> as Promise<
        Records[K] | undefined
      >,

    write: (steps) =>
      use(async (database) => {
        const names = [...new Set(steps.map((step) => step.kind))]
        const transaction = database.transaction(names, 'readwrite', {
          durability: durabilityOf(steps),
        })
        const storeOf = (step: Step) => transaction.objectStore(step.kind)
        const found = await Promise.all(steps.map((step) => storeOf(step).get(step.id)))
        if (steps.some(({ seen }, place) => (found[place]?.changed ?? null) !== seen)) {
          await transaction.done
          return 'overtaken'
        }
        try {
          const puts = steps.map((step) =>
            step.record ? storeOf(step).put(step.record) : storeOf(step).delete(step.id),
          )
          // Together: a full disk is told by a put on one phone and by the commit on another.
          await Promise.all([...puts, transaction.done])
        } catch (error) {
          abort(transaction)
          throw error
        }
        return 'written'
      }),

    eraseAll: () =>
      use(async (database) => {
        const transaction = database.transaction(kinds, 'readwrite')
        await Promise.all(kinds.map((kind) => transaction.objectStore(kind).clear()))
        await transaction.done
      }),
  }
}

/** Or what was asked for before the step that failed would be written without it. */
function abort(transaction: { abort(): void; done: Promise<void> }): void {
  transaction.done.catch(() => {})
  try {
    transaction.abort()
  } catch {
    // It has ended by itself.
  }
}

/** What was saved must outlive an empty battery; a draft, written every moment, need not. */
function durabilityOf(steps: readonly Step[]): IDBTransactionDurability {
  return steps.every(({ kind }) => kind === 'drafts') ? 'relaxed' : 'strict'
}
