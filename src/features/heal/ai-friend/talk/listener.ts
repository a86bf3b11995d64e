import { helpIn } from '#knowledge/help/help-in.ts'
import type { HelpPlace } from '#knowledge/help/help-place.ts'
import { nextReply } from '#knowledge/talking/next-reply.ts'
import { openEars } from '#knowledge/talking/reading/heard-turn.ts'
import type { Memory, Reply, TalkClock, Transcript } from '#knowledge/talking/talk.ts'
import { thisSitting } from '#knowledge/talking/this-sitting.ts'
import { type FindNumbers, findNumbers } from './numbers-in-text.ts'

/** Listens and answers on this phone. It is fetched when somebody is about to write. */
export interface Listener {
  answer(transcript: Transcript, memory: Memory, clock: TalkClock): Promise<Reply>
  /** Whether the visitor has said something since the last long silence. */
  isUnderWay(transcript: Transcript, now: number): boolean
  /** The same for the same place, so that a talk is not drawn again for it. */
  numbersIn(place: HelpPlace): FindNumbers
}

export function openListener(): Listener {
  const ears = openEars()
  const finders = new Map<HelpPlace, FindNumbers>()
  return {
    answer: (transcript, memory, clock) => nextReply(transcript, memory, clock, ears),
    isUnderWay: ({ turns }, now) => thisSitting(turns, now).some(({ from }) => from === 'visitor'),
    numbersIn(place) {
      const find = finders.get(place) ?? ((text) => findNumbers(text, helpIn[place].lines))
      finders.set(place, find)
      return find
    },
  }
}
