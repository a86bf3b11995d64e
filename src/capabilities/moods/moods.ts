import type { Both } from '#kit/i18n/both.ts'

interface Face {
  readonly emoji: string
  /** A noun in Nepali: thakai says “tired” without saying who is a man and who a woman. */
  readonly label: Both
  readonly sentence: Both
}

/** Every mood of the house; each room offers its own eight of them. */
const faces = {
  happy: {
    emoji: '😊',
    label: { en: 'Happy', np: 'खुसी' },
    sentence: { en: 'I feel happy', np: 'मन खुसी छ' },
  },
  sad: {
    emoji: '😢',
    label: { en: 'Sad', np: 'उदासी' },
    sentence: { en: 'I feel sad', np: 'मन उदास छ' },
  },
  angry: {
    emoji: '😠',
    label: { en: 'Angry', np: 'रिस' },
    sentence: { en: 'I feel angry', np: 'रिस उठेको छ' },
  },
  anxious: {
    emoji: '😰',
    label: { en: 'Anxious', np: 'चिन्ता' },
    sentence: { en: 'I feel anxious', np: 'मन आत्तिएको छ' },
  },
  peaceful: {
    emoji: '😌',
    label: { en: 'Peaceful', np: 'शान्ति' },
    sentence: { en: 'I feel at peace', np: 'मन शान्त छ' },
  },
  loved: {
    emoji: '🥰',
    label: { en: 'Loved', np: 'माया' },
    sentence: { en: 'I feel loved', np: 'माया पाएको महसुस भएको छ' },
  },
  tired: {
    emoji: '😴',
    label: { en: 'Tired', np: 'थकाइ' },
    sentence: { en: 'I feel tired', np: 'थकाइ लागेको छ' },
  },
  confident: {
    emoji: '😎',
    label: { en: 'Confident', np: 'आत्मविश्वास' },
    sentence: { en: 'I feel sure of myself', np: 'आफूमाथि भरोसा छ' },
  },
  thoughtful: {
    emoji: '🤔',
    label: { en: 'Thoughtful', np: 'सोच' },
    sentence: { en: 'I am deep in thought', np: 'मन सोचमा डुबेको छ' },
  },
} as const satisfies Record<string, Face>

export type MoodId = keyof typeof faces
export type Mood<Id extends MoodId = MoodId> = Face & { readonly id: Id }

export function moodsOf<Id extends MoodId>(ids: readonly Id[]): readonly Mood<Id>[] {
  return ids.map((id) => ({ id, ...faces[id] }))
}

/** What is kept may name a mood that a room does not offer: a copy brought back, an older version. */
export function findMood<Id extends MoodId>(
  among: readonly Mood<Id>[],
  id: string,
): Mood<Id> | undefined {
  return among.find((mood) => mood.id === id)
}
