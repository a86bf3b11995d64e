import type { Cell, Cells } from '../cells.ts'
import { stateOf } from '../seal.ts'

/** Cells as the device keeps them, to look into and to damage. */
export function createCellsInMemory() {
  const kept = new Map<string, Cell>()
  const cells: Cells = {
    get: async (ids) => ids.map((id) => kept.get(id)),
    async swap({ seen, put }) {
      for (const [id, state] of seen) {
        const cell = kept.get(id)
        if ((cell ? stateOf(cell) : null) !== state) return false
      }
      for (const [id, cell] of put) cell ? kept.set(id, cell) : kept.delete(id)
      return true
    },
  }
  return { cells, kept }
}
