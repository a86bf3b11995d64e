/** What the hand that is held out depends on, the gravest of what a text says. */
export const needs = ['none', 'passive', 'explicit', 'self-harm', 'harmed', 'other'] as const
export type Need = (typeof needs)[number]

/** What must not reach others. */
export const harms = [
  'threat',
  'hate',
  'sexual',
  'minor',
  'doxing',
  'fraud',
  'method',
  'spam',
] as const
export type Harm = (typeof harms)[number]

export const feelings = [
  'joy',
  'gratitude',
  'pride',
  'love',
  'hope',
  'calm',
  'sadness',
  'loneliness',
  'longing',
  'worry',
  'panic',
  'anger',
  'jealousy',
  'shame',
  'guilt',
  'emptiness',
  'tiredness',
  'boredom',
] as const
export type Feeling = (typeof feelings)[number]

export const matters = [
  'grief',
  'suicide-loss',
  'exam',
  'work',
  'money',
  'away',
  'family',
  'friends',
  'heartbreak',
  'marriage',
  'birth',
  'illness',
  'sleep',
  'drink',
  'body',
  'bullying',
  'violence',
  'identity',
  'decision',
  'caring',
  'disaster',
  'pet',
] as const
export type Matter = (typeof matters)[number]

/** What somebody wants of whom they write to. */
export const wishes = [
  'question',
  'advice',
  'exercise',
  'plan',
  'complaint',
  'thanks',
  'greeting',
  'bye',
  'who-are-you',
  'privacy',
  'yes',
  'no',
  'leave-me',
] as const
export type Wish = (typeof wishes)[number]

/** Something that was heard, and how plainly: 0 to 1. */
export interface Weighed<Kind> {
  readonly kind: Kind
  readonly weight: number
}

/** Where in the text it was heard. */
export interface Place {
  readonly what: Need | Harm | 'means'
  readonly start: number
  readonly end: number
}

export interface Heard {
  readonly need: Need
  /** All that was heard, the gravest first. */
  readonly needs: readonly Need[]
  /** How plainly need was heard: 0 where none was. A hand is held out early, a talk is not turned. */
  readonly sure: number
  /** The one in need is a child. */
  readonly child: boolean
  /** Danger in this hour, or the means at hand. */
  readonly now: boolean
  /** Somebody near died by suicide. */
  readonly bereaved: boolean
  readonly harm: readonly Harm[]
  /** The plainest first; pain before joy. */
  readonly feelings: readonly Weighed<Feeling>[]
  readonly matters: readonly Weighed<Matter>[]
  readonly asks: readonly Wish[]
  readonly places: readonly Place[]
}
