import { linesOf, openGuide, openSituations, situationNames } from '../content/shelf.ts'
import type { Gift } from '../guides/guide.ts'
import { makePhraseBook } from '../reading/phrases.ts'
import type { Part, Saying } from '../talk.ts'
import { beginGuide, lightGuides } from './in-guide.ts'
import { situationIn } from './reflect.ts'
import { listening, type Moment } from './talk-so-far.ts'

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
const asking = makePhraseBook<Gift | 'any'>([
  ['safety', ['safety plan', 'सुरक्षा योजना*', 'सेफ्टी प्लान*']],
  [
    'exercise',
    [
      'exercise*',
      'technique*',
      'calm me|down|myself',
      'calm down',
      'relax*',
      'something to do',
      'what can i do',
      'anything|something i can do',
      'give|tell me something|anything',
      'something .. do|works|help*',
      'something short|small|easy',
      'how to|can_i|do_i stop|calm|forget|sleep|bear|relax|cope|control|breathe',
      'do something',
      'one thing i can',
      'केही .. दिनुस्|दिनुहोस्|दिनु|भन्नुस्|भन्नुहोस्|बताउनु*',
      'केही .. गरौँ|गर्न_मिल्ने|गर्ने_कुरा',
      'कसरी थाम्ने|रोक्ने|बिर्सने|बिर्सिने|सम्हाल्ने|सुत्ने|निदाउने|शान्त',
      'के गरेर',
      'मन .. कसरी',
      'how do i calm|relax|sleep|stop|breathe',
      'अभ्यास*',
      'व्यायाम*',
      'शान्त हुन|पार्न|बनाउन',
      'के गर्न सक्छु',
    ],
  ],
  [
    'plan',
    [
      'a|the|make plan',
      'help .. plan',
      'plan .. with me',
      'step by step',
      'next step*',
      'योजना*',
      'प्लान*',
      'कसरी सुरु',
    ],
  ],
  [
    'words',
    [
      'what should|do|can i say',
      'how do|should|can i tell',
      'how to tell|say',
      'what to say',
      'के भनूँ|भनौँ|भन्ने|भन्नु',
      'कसरी भनूँ|भनौँ|भन्ने|भन्नु|सुनाऊँ',
    ],
  ],
  [
    'any',
    [
      'what should i do',
      'what do i do',
      'what to do',
      'how do i',
      'can you help',
      'help me',
      'advice',
      'advise me',
      'suggest*',
      'give me .. tip*',
      'k|ke garne|garu|garum|garau|garaum|garnu|garna',
      'कसरी .. गर्ने|काट्ने|बस्ने|सहने|सामना',
      'के तरिका',
      'something else',
      'के गर्ने',
      'के गरूँ',
      'के गरौँ',
      'के गर्नु',
      'सल्लाह*',
      'मद्दत गर*',
      'सहयोग गर*',
      'उपाय*',
    ],
  ],
])

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
  const wish = wishIn(moment)
  if (!wish) return undefined
  const situation = await situationIn(moment)
  const before: Part[] = []
  if (situation && !state.met.includes(`${situation.about}.${situation.block.id}`)) {
    state.met = [...state.met, `${situation.about}.${situation.block.id}`]
    state.topic = { about: situation.about, situation: situation.block.id, replies: 1 }
    before.push({ lines: linesOf(situation.block) })
  }
  const id = await bestGuide(moment, wish, situation?.block.guides ?? [])
  if (!id) return { parts: [...before, await listening('not-understood')], chips: [] }
  return beginGuide(moment, id, before)
}

function wishIn({ turn }: Moment): Gift | 'any' | undefined {
  const [wish] = asking.find(turn.words)
  if (wish) return wish
  const { asks } = turn.heard
  if (asks.includes('exercise')) return 'exercise'
  if (asks.includes('plan')) return 'plan'
  return asks.includes('advice') ? 'any' : undefined
}

async function bestGuide(
  { state }: Moment,
  wish: Gift | 'any',
  fitting: readonly string[],
): Promise<string | undefined> {
  const taken = new Set([...state.refused, ...state.done, ...(state.isSore ? lightGuides : [])])
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
