import { canonicalText, contentOf } from './canonical-text.ts'
import type { CopyRecords, TravellingKind } from './copy-shelf.ts'
import { covers, type Heard, momentOf } from './heard.ts'

/** What stands at a place, or that it was cleared. */
export interface State {
  readonly changed: number
  readonly record: CopyRecords[TravellingKind] | null
  readonly heard: Heard
}

export interface Merged {
  readonly stands: 'own' | 'other'
  /** What was written without knowing of what stands now, and would otherwise be lost. */
  readonly aside: CopyRecords[TravellingKind] | null
}

/**
 * The newest stands, and is the newest in whatever order they are met: all phones come to the
 * same. What the newest covers was known to whoever wrote it; what it does not is set aside.
 */
export function mergeStates(own: State, other: State): Merged {
  const stands = compareStates(own, other) >= 0 ? 'own' : 'other'
  const [winner, loser] = stands === 'own' ? [own, other] : [other, own]
  const wasKnown = covers(winner.heard, loser.heard) && !covers(loser.heard, winner.heard)
  const isSame = contentOf(winner.record) === contentOf(loser.record)
  return { stands, aside: wasKnown || isSame ? null : loser.record }
}

/** 0 where they are the same. */
export function compareStates(one: State, other: State): number {
  return (
    momentOf(one.heard) - momentOf(other.heard) ||
    compareTexts(contentOf(one.record), contentOf(other.record)) ||
    compareTexts(canonicalText(one.heard), canonicalText(other.heard))
  )
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0
  return one > other ? 1 : -1
}
