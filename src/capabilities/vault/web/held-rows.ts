import type { Kind } from '../records.ts'
import type { Row } from '../seal.ts'
import type { Step } from './shelf.ts'

export interface Place {
  readonly kind: Kind
  readonly id: string
}

export interface HeldRow extends Place {
  /** Null where this tab removed it. */
  readonly row: Row | null
}

/** Rows that only this tab has, laid over those on the device. */
export function createHeldRows() {
  const rows = new Map<string, HeldRow>()
  const keyOf = ({ kind, id }: Place) => `${kind} ${id}`
  const ofKind = (kind: Kind) => [...rows.values()].filter((each) => each.kind === kind)

  return {
    size: () => rows.size,
    all: () => [...rows.values()],
    clear: () => rows.clear(),
    find: (place: Place) => rows.get(keyOf(place))?.row,

    drop: (place: Place) => rows.delete(keyOf(place)),

    put(steps: readonly Step[]) {
      for (const { kind, id, row } of steps) rows.set(keyOf({ kind, id }), { kind, id, row })
    },

    mergeIds(kind: Kind, ids: readonly string[]): readonly string[] {
      if (rows.size === 0) return ids
      const merged = new Set(ids)
      for (const { id, row } of ofKind(kind)) row ? merged.add(id) : merged.delete(id)
      return [...merged].sort()
    },

    mergeRows(kind: Kind, found: readonly Row[], from: string, to: string): readonly Row[] {
      if (rows.size === 0) return found
      const merged = new Map(found.map((row) => [row.id, row]))
      for (const { id, row } of ofKind(kind)) {
        if (id < from || id > to) continue
        row ? merged.set(id, row) : merged.delete(id)
      }
      return [...merged.values()].sort((one, other) => (one.id < other.id ? -1 : 1))
    },
  }
}
