import type { Need } from '#knowledge/hearing/heard.ts'
import { makePhraseBook } from '../reading/phrases.ts'
import type { Saying } from '../talk.ts'
import { beginGuide, isSafetyGuide } from './in-guide.ts'
import type { Moment } from './talk-so-far.ts'

/** Something was swallowed: before any talk there is an ambulance. */
const swallowed = makePhraseBook([
  [
    true,
    [
      'i took|swallowed|drank|ate|had .. pills|tablets|capsules|paracetamol|cetamol|poison|bleach|harpic|pesticide|bottle|medicines|strip',
      'took|swallowed|drank all|whole|too|20|30|40|50|so .. pills|tablets|medicine|bottle|many|strip',
      'overdosed',
      'have taken|swallowed .. pills|tablets|poison|medicine',
      'औषधि|चक्की|सिटामोल|गोली|बिष|विष* .. खाएँ|खाइसकेँ|खाएको|पिएँ|निलेँ|खाइदिएँ|खाएर|खाइहालेँ',
      'सबै|धेरै औषधि|चक्की .. खाएँ|खाइसकेँ|निलेँ|खाएको',
    ],
  ],
])

const gravity: Readonly<Record<Need, number>> = {
  none: 0,
  other: 1,
  passive: 3,
  'self-harm': 4,
  harmed: 5,
  explicit: 6,
}
const guideFor: Readonly<Partial<Record<Need, string>>> = {
  explicit: 'dying',
  passive: 'dying',
  'self-harm': 'self-harm',
  harmed: 'harmed',
  other: 'support-a-friend',
}

/** Words of need come before everything else that a message says. */
export async function meetNeed(moment: Moment): Promise<Saying | undefined> {
  const { state, turn } = moment
  const { heard } = turn
  const need = heard.need
  if (gravity[need] > gravity[state.need]) state.need = need
  const id = guideNow(moment)
  if (!id || state.guide?.id === id) return undefined
  // Within a talk of safety the answers speak of need: only what is graver leads elsewhere.
  if (isSafetyGuide(state.guide?.id) && id !== 'overdose' && !(heard.now && id === 'harmed')) {
    return undefined
  }
  return beginGuide(moment, id)
}

function guideNow({ turn, state }: Moment): string | undefined {
  const { heard, words } = turn
  const speaksOfDying =
    heard.need === 'explicit' || heard.need === 'self-harm' || heard.need === 'passive'
  if (swallowed.find(words).length > 0 && (speaksOfDying || turn.number !== undefined))
    return 'overdose'
  if (heard.need === 'harmed' && heard.child) return 'child-tells'
  // A loss by suicide sounds like a worry about somebody.
  if (heard.bereaved && (heard.need === 'other' || heard.need === 'none')) {
    return state.done.includes('suicide-loss') ? undefined : 'suicide-loss'
  }
  return guideFor[heard.need]
}
