import type { Use } from '../connection.ts'
import { stateOf } from './seal.ts'

export type Cell = Uint8Array<ArrayBuffer>

/** Sealed things under keys that say nothing. */
export interface Cells {
  get(ids: readonly string[]): Promise<(Cell | undefined)[]>
  /**
   * All or nothing, and only while each of the places named in `seen` is as it was (null: empty)
   * and the lock is the same. False where another tab was quicker.
   */
  swap(change: CellChange): Promise<boolean>
}

interface CellChange {
  readonly seen: ReadonlyMap<string, string | null>
  /** Null empties the place. */
  readonly put: ReadonlyMap<string, Cell | null>
  readonly relaxed: boolean
}

/** The lock was taken off or set anew by another tab. */
class LockChanged extends Error {
  override name = 'LockChanged'
}

export function createDiskCells(use: Use, lockId: string): Cells {
  return {
    get: (ids) =>
      use(async (database) => {
        const { store } = database.transaction('cells')
        return Promise.all(ids.map((id) => store.get(id)))
      }),

    swap: ({ seen, put, relaxed }) =>
      use(async (database) => {
        const transaction = database.transaction(['cells', 'keyring'], 'readwrite', {
          durability: relaxed ? 'relaxed' : 'strict',
        })
        const cells = transaction.objectStore('cells')
        const [keyring, ...found] = await Promise.all([
          transaction.objectStore('keyring').get('lock'),
          ...[...seen.keys()].map((id) => cells.get(id)),
        ])
        const states = found.map((cell) => (cell ? stateOf(cell) : null))
        const isSame = [...seen.values()].every((state, place) => states[place] === state)
        if (keyring?.id !== lockId || !isSame) {
          await transaction.done
          if (keyring?.id !== lockId) throw new LockChanged()
          return false
        }
        const puts = [...put].map(([id, cell]) => (cell ? cells.put(cell, id) : cells.delete(id)))
        await Promise.all([...puts, transaction.done])
        return true
      }),
  }
}
