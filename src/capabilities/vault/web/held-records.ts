import type { Kind, Records } from '../records.ts'
import type { Step } from './shelf.ts'

export type HeldRecord = Pick<Step, 'kind' | 'id' | 'record'>
type Place = Pick<Step, 'kind' | 'id'>

/** Records that only this tab has, laid over those on the device. */
export function createHeldRecords() {
  const held = new Map<string, HeldRecord>()
  const keyOf = ({ kind, id }: Place) => `${kind} ${id}`
  const ofKind = (kind: Kind) => [...held.values()].filter((each) => each.kind === kind)

  return {
    size: () => held.size,
    all: () => [...held.values()],
    clear: () => held.clear(),
    /** Null where this tab removed it. */
    find: (place: Place) => held.get(keyOf(place))?.record,

    drop: (place: Place) => held.delete(keyOf(place)),

    put(steps: readonly Step[]) {
      for (const { kind, id, record } of steps) held.set(keyOf({ kind, id }), { kind, id, record })
    },

    mergeIds(kind: Kind, ids: readonly string[]): readonly string[] {
      if (held.size === 0) return ids
      const merged = new Set(ids)
      for (const { id, record } of ofKind(kind)) record ? merged.add(id) : merged.delete(id)
      return [...merged].sort()
    },

    mergeRange<K extends Kind>(
      kind: K,
      found: readonly Records[K][],
      from: string,
      to: string,
    ): readonly Records[K][] {
      if (held.size === 0) return found
      const merged = new Map(found.map((record) => [record.id, record]))
      for (const { id, record } of ofKind(kind)) {
        if (id < from || id > to) continue
        record ? merged.set(id, record as Records[K]) : merged.delete(id)
      }
      return [...merged.values()].sort((one, other) => (one.id < other.id ? -1 : 1))
    },
  }
}
