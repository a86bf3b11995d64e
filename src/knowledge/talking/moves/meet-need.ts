import type { Need } from '#knowledge/hearing/heard.ts'
import type { HeardTurn } from '../reading/heard-turn.ts'
import { makePhraseBook } from '../reading/phrases.ts'
import type { Saying } from '../talk.ts'
import { beginGuide, isSafetyGuide } from './in-guide.ts'
import { house, type Moment } from './talk-so-far.ts'

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

const panicking = makePhraseBook([
  [
    true,
    [
      'panic attack*',
      'panicking',
      'having .. panic',
      'cant|cannot|can_not breath|breathe|breath_properly',
      'hard to breathe',
      'heart .. fast|racing|pounding|beating',
      'chest .. tight*',
      'प्यानिक',
      'सास फेर्न .. गाह्रो|सकिन*|सकेको',
      'सास .. रोकि*|अड्कि*|आउँदैन|फुल्*',
      'मुटु .. जोड*|ढुकढुक*|फुट्ला*|छिटो*',
      'छाती .. कसि*|थिच*|भैर*|गह्रौँ*',
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

/** How plainly need must be heard for the talk to turn to it; below that it asks, below that not. */
const plainEnough = 0.55
/** Below this nothing is asked: one may be asked too often for one's life. */
const worthAsking = 0.4
/** The second time, after a talk that seemed to be of another thing. */
const plainAgain = 0.7
/** Nothing else can have been meant. */
const beyondDoubt = 0.85
/** Where a word of dying stands beside it, less is plain enough. */
const plainBesideDeath = 0.3

/** Words of need come before everything else that a message says. */
export async function meetNeed(moment: Moment): Promise<Saying | undefined> {
  const { state, turn } = moment
  const { heard } = turn
  const need = heard.need
  if (!isPlain(turn)) return meetBody(moment)
  if (gravity[need] > gravity[state.need]) state.need = need
  const wasPlain = state.isPlainNeed
  const isSurer = state.wasInDoubt && heard.sure >= plainAgain
  state.isPlainNeed ||= isSurer || turn.namesNeed || heard.sure >= beyondDoubt
  state.isSore = true
  const id = guideNow(moment)
  if (!id || state.guide?.id === id) return undefined
  // Within a talk of safety the answers speak of need: only what is graver leads elsewhere.
  const isGraver = id === 'overdose' || (id === 'harmed' && heard.now)
  const speaksOfDeath = id === 'dying' && turn.namesDeath && heard.sure >= plainAgain
  // It began on doubtful words, and these are plain.
  const isClearer = !wasPlain && turn.namesNeed
  const isKept = isSafetyGuide(state.guide?.id) && !isGraver && !isClearer
  if (isKept && !(speaksOfDeath && state.guide?.id !== 'safety-plan')) return undefined
  return beginGuide(moment, id)
}

export function isPlain({ heard, namesNeed }: HeardTurn): boolean {
  const isNear = namesNeed || heard.need === 'other'
  return heard.need !== 'none' && heard.sure >= (isNear ? plainBesideDeath : plainEnough)
}

/** What overtakes a talk without any wish to die: something swallowed, a wave of panic. */
async function meetBody(moment: Moment): Promise<Saying | undefined> {
  const { state, turn } = moment
  if (isSafetyGuide(state.guide?.id)) return undefined
  if (swallowed.find(turn.words).length > 0 && turn.number !== undefined) {
    state.need = 'explicit'
    return beginGuide(moment, 'overdose')
  }
  const isPanic = panicking.find(turn.words).length > 0
  const knowsIt = state.guide?.id === 'panic-now' || state.done.includes('panic-now')
  return isPanic && !knowsIt ? beginGuide(moment, 'panic-now') : undefined
}

/**
 * Something in the words may have been need and may not: the talk goes on, and once it asks
 * plainly. To ask does not plant the thought; to treat everybody as dying drives them away.
 */
export async function askPlainly(moment: Moment, saying: Saying): Promise<Saying> {
  const { state, turn } = moment
  const { need, sure } = turn.heard
  const key = need === 'harmed' ? 'ask-harmed' : 'ask-dying'
  const isOpen = need === 'none' || need === 'other' || sure < worthAsking || isPlain(turn)
  if (isOpen || state.guide || state.need !== 'none' || state.met.includes(key)) return saying
  state.met = [...state.met, key]
  const yes = need === 'harmed' ? 'harmed' : 'dying'
  return {
    parts: [...saying.parts.filter(({ isQuestion }) => !isQuestion), await house(key)],
    chips: [
      { label: { en: 'Yes', np: 'हो' }, to: 'guide', id: yes },
      { label: { en: 'No, not that', np: 'होइन, त्यो होइन' }, to: 'go-on' },
    ],
  }
}

function guideNow({ turn, state }: Moment): string | undefined {
  const { heard, words } = turn
  const speaksOfDying =
    heard.need === 'explicit' || heard.need === 'self-harm' || heard.need === 'passive'
  if (swallowed.find(words).length > 0 && (speaksOfDying || turn.number !== undefined))
    return 'overdose'
  if (heard.need === 'harmed' && heard.child) return 'child-tells'
  // A loss by suicide sounds like a worry about somebody.
  if (heard.bereaved && turn.namesDeath && (heard.need === 'other' || heard.need === 'none')) {
    return state.done.includes('suicide-loss') ? undefined : 'suicide-loss'
  }
  return guideFor[heard.need]
}
