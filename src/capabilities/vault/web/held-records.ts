import type { Kind, Records } from '../records.ts'
import type { Step } from './shelf.ts'

export interface HeldRecord extends Pick<Step, 'kind' | 'id' | 'record'> {
  /** Written while what lay there was locked: nobody has seen what it would replace. */
  readonly isBlind: boolean
}
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

    isBlind: (place: Place) => held.get(keyOf(place))?.isBlind === true,

    drop: (place: Place) => held.delete(keyOf(place)),

    put(steps: readonly Step[], isBlind: boolean) {
      for (const { kind, id, record } of steps) {
        held.set(keyOf({ kind, id }), { kind, id, record, isBlind })
      }
    },

    ofKind: <K extends Kind>(kind: K) =>
      ofKind(kind).flatMap(({ record }) => (record ? [record as Records[K]] : [])),
  }
}
