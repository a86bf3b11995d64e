import type { Saying } from '../talk.ts'
import { findAnswer } from './find-answer.ts'
import { holdOut } from './hold-out.ts'
import type { Moment } from './talk-so-far.ts'

/** Kinds of question beside whose answer something could be begun. */
const leadsOn: ReadonlySet<string> = new Set(['do', 'say', 'fault', 'normal'])

/** A question within a matter is answered from it, before anything is begun. */
export async function answerAsked(moment: Moment): Promise<Saying | undefined> {
  const answer = await findAnswer(moment)
  if (!answer) return undefined
  const chips = leadsOn.has(answer.kind) ? await holdOut(moment, answer.guides, true) : []
  return { parts: [{ lines: answer.lines }], chips, isFixed: true }
}
