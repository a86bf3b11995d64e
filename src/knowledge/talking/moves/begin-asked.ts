import { guideIds, linesOf, openGuide, openSituations, situationNames } from '../content/shelf.ts'
import type { Gift } from '../guides/guide.ts'
import { makePhraseBook } from '../reading/phrases.ts'
import type { Part, Saying } from '../talk.ts'
import { hasOwnPlan } from './detail-told.ts'
import { filled } from './open-talk.ts'
import { correctionOf } from './protest.ts'
import { keyOf, situationIn, speakOf } from './situation-in.ts'
import { beginGuide, takenGuides } from './step-into.ts'
import { house, listening, type Moment } from './talk-so-far.ts'
import { wishIn, wishNamed } from './wishes.ts'

const askingAgain = makePhraseBook([
  [
    true,
    [
      'do it|that again',
      'once|one more time',
      'again please',
      'फेरि गरौँ',
      'फेरि एक पटक',
      'एक पटक फेरि',
      'अर्को पटक गरौँ',
    ],
  ],
])
async function beginBesideNeed(moment: Moment, wish: Gift | 'any'): Promise<Saying | undefined> {
  const { state } = moment
  if (wish === 'exercise' && !state.done.includes('panic-now'))
    return beginGuide(moment, 'panic-now')
  if (state.need === 'harmed' || state.done.includes('safety-plan')) return undefined
  return beginGuide(moment, 'safety-plan')
}

/** What is begun where nothing tells which would fit. */
const usual: Readonly<Record<Gift | 'any', readonly string[]>> = {
  exercise: ['panic-now', 'low-mood', 'worry-time'],
  plan: ['problem-solving', 'decision'],
  words: ['telling-a-parent', 'anger', 'loneliness'],
  any: ['problem-solving', 'low-mood'],
  thought: ['thought-record'],
  company: ['loneliness'],
  safety: ['safety-plan'],
}

/** Somebody asks for something to do: it begins, without a question whether they want it. */
export async function beginAsked(moment: Moment): Promise<Saying | undefined> {
  const { state } = moment
  const last = state.done.at(-1)
  if (last && askingAgain.find(moment.turn.words).length > 0) {
    // Gone through once more, its steps are new again.
    state.visits = Object.fromEntries(
      Object.entries(state.visits).filter(([step]) => !step.startsWith(`${last}.`)),
    )
    return beginGuide(moment, last)
  }
  const wish = wishIn(moment.turn)
  // Who puts something right wants to be understood first.
  if (!wish) return undefined
  const isOnlyHeard = !wishNamed(moment.turn)
  if (isOnlyHeard && (correctionOf(moment.turn) === 'plain' || (await hasOwnPlan(moment)))) {
    return undefined
  }
  // Beside need there is no weighing of ways and no letter: a breath, or the plan of safety.
  if (state.isPlainNeed) return beginBesideNeed(moment, wish)
  const again = await helpedBefore(moment, wish)
  if (again) return again
  const situation = await situationIn(moment)
  const before: Part[] = []
  if (situation && !state.met.includes(keyOf(situation))) {
    state.met = [...state.met, keyOf(situation)]
    speakOf(state, situation)
    before.push({ lines: linesOf(situation.block) })
  }
  const id = await bestGuide(moment, wish, situation?.block.guides ?? [])
  if (!id) return { parts: [...before, await listening('not-understood')], chips: [] }
  return beginGuide(moment, id, before)
}

/** What helped in an earlier talk, and was remembered with leave, is taken first: once in a talk. */
async function helpedBefore(moment: Moment, wish: Gift | 'any'): Promise<Saying | undefined> {
  const { state, memory } = moment
  const taken = takenGuides(state)
  for (const { kind, from, text } of memory.lines.toReversed()) {
    if (kind !== 'helped' || !from || !guideIds.includes(from) || taken.has(from)) continue
    const { gives } = await openGuide(from)
    if (wish !== 'any' && gives !== wish) continue
    if (state.met.includes('helped-before')) return undefined
    state.met = [...state.met, 'helped-before']
    const { lines } = await house('helped-before')
    return beginGuide(moment, from, [filled(lines, { what: { en: text, np: text } })])
  }
  return undefined
}

async function bestGuide(
  { state }: Moment,
  wish: Gift | 'any',
  fitting: readonly string[],
): Promise<string | undefined> {
  const taken = takenGuides(state)
  const ofTopic = await guidesOfTopic(state.topic)
  const ids = [...new Set([...state.heldOut, ...fitting, ...ofTopic])].filter(
    (id) => !taken.has(id),
  )
  const guides = await Promise.all(ids.map(openGuide))
  const wished =
    guides.find(({ gives }) => gives === wish) ?? (wish === 'exercise' ? undefined : guides[0])
  return wished?.id ?? usual[wish].find((id) => !taken.has(id)) ?? guides[0]?.id
}

async function guidesOfTopic(topic: Moment['state']['topic']): Promise<readonly string[]> {
  if (!topic || !situationNames.includes(topic.about)) return []
  const { all } = await openSituations(topic.about)
  const own = all.find(({ id }) => id === topic.situation)
  return [...(own?.guides ?? []), ...all.flatMap(({ guides }) => guides)]
}
