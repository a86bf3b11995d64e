import { nameOf, type Place } from '../../merge/copy-shelf.ts'

/** What has changed since it was last sent, as far as this tab has heard. */
export interface ToSend {
  note(place: Place): void
  take(): readonly Place[]
  /** Whether everything was looked at since the log was last begun anew. */
  isLookedThrough(round: number): boolean
  noteLookedThrough(round: number): void
}

export function createToSend(): ToSend {
  let places = new Map<string, Place>()
  let lookedThrough: number | undefined
  return {
    note: ({ kind, id }) => places.set(nameOf({ kind, id }), { kind, id }),
    take() {
      const taken = [...places.values()]
      places = new Map()
      return taken
    },
    isLookedThrough: (round) => lookedThrough === round,
    noteLookedThrough(round) {
      lookedThrough = round
    },
  }
}
