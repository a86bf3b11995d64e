import { ownWords } from '../reading/own-words.ts'
import type { Part } from '../talk.ts'
import { filled } from './open-talk.ts'
import { house, type Moment } from './talk-so-far.ts'

/** A line of theirs may be said back so many times in a talk, and not in two replies running. */
const mostTimes = 3
const repliesBetween = 2
const key = 'own-words'

const answers: ReadonlySet<string> = new Set(['better', 'same', 'worse', 'done'])

/** Where nothing is sure, their own words are truer than a guess: they are said back, with one question. */
export async function sayOwnWords({ state, turn }: Moment): Promise<readonly Part[] | undefined> {
  const said = state.met.filter((one) => one.startsWith(`${key}.`))
  const last = Number(said.at(-1)?.slice(key.length + 1) ?? -repliesBetween)
  if (said.length >= mostTimes || state.replies - last < repliesBetween) return undefined
  // “It is a bit slower” is an answer, and no line to look at.
  if (turn.answers.some((kind) => answers.has(kind))) return undefined
  const what = ownWords(turn.text, state.language)
  if (!what) return undefined
  state.met = [...state.met, `${key}.${state.replies}`]
  const { lines } = await house(key)
  return [filled(lines, { what }), { ...(await house(`${key}-ask`)), isQuestion: true }]
}
