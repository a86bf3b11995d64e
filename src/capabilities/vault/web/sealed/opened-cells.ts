import type { Cell, Cells } from './cells.ts'
import type { House } from './house.ts'
import { type Directory, emptyDirectory } from './packs.ts'
import { Damaged, sealValue, stateOf, unsealValue } from './seal.ts'

/** What a cell holds, and the state it was in when it was opened; null where there is none. */
export interface Opened<Value> {
  readonly state: string | null
  readonly value: Value
}

/** A few, so that typing does not open the same cell at every pause. */
const mostRemembered = 12

/** The cells of one house, read through its key. What was opened last is remembered. */
export function createOpenedCells(cells: Cells, house: House) {
  const remembered = new Map<string, Opened<unknown>>()

  function remember<Value>(id: string, opened: Opened<Value>): Opened<Value> {
    remembered.delete(id)
    remembered.set(id, opened)
    const [oldest] = remembered.keys()
    if (remembered.size > mostRemembered && oldest) remembered.delete(oldest)
    return opened
  }

  async function openCell<Value>(purpose: string, id: string, cell: Cell): Promise<Opened<Value>> {
    const known = remembered.get(id)
    if (known?.state === stateOf(cell)) return remember(id, known as Opened<Value>)
    const value = await unsealValue<Value>(house.key, purpose, id, cell)
    return remember(id, { state: stateOf(cell), value })
  }

  async function read<Value>(purpose: string, id: string, empty: Value): Promise<Opened<Value>> {
    const [cell] = await cells.get([id])
    return cell ? openCell<Value>(purpose, id, cell) : remember(id, { state: null, value: empty })
  }

  return {
    /** As it was remembered; read only where nothing is. */
    async recall<Value>(purpose: string, id: string, empty: Value): Promise<Opened<Value>> {
      return (remembered.get(id) as Opened<Value> | undefined) ?? read(purpose, id, empty)
    },

    readDirectory: () => read<Directory>('directory', house.directory, emptyDirectory),

    /** Those of the given cells that are still there, and null for each that was damaged. */
    async readMany<Value>(purpose: string, ids: readonly string[]) {
      const found = await cells.get(ids)
      const opening = found.flatMap((cell, place) =>
        cell ? [openCell<Value>(purpose, ids[place] as string, cell).catch(nullIfDamaged)] : [],
      )
      return Promise.all(opening)
    },

    seal: (purpose: string, id: string, value: unknown) => sealValue(house.key, purpose, id, value),

    remember,

    forget: () => remembered.clear(),
  }
}

function nullIfDamaged(error: unknown): null {
  if (error instanceof Damaged) return null
  throw error
}
