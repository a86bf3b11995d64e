import type { Both } from '#kit/i18n/both.ts'
import type { Feeling, Matter, Need } from '#knowledge/hearing/heard.ts'

/** What a guide gives, in the words of somebody who asks for it. */
export const gifts = ['exercise', 'plan', 'words', 'thought', 'company', 'safety'] as const
export type Gift = (typeof gifts)[number]

/** A room of this house that a step can lead into. */
export const actions = [
  'breathe',
  'mood',
  'journal',
  'diary',
  'poem',
  'story',
  'rashifal',
  'affirmation',
  'gratitude',
  'help',
  'safety-plan',
] as const
export type Action = (typeof actions)[number]

/** Answers that are heard without their words being listed. */
export const answerKinds = ['yes', 'no', 'unsure', 'done', 'better', 'same', 'worse'] as const
export type AnswerKind = (typeof answerKinds)[number]

/** Where an answer leads. */
export type Branch =
  | { readonly by: 'chip'; readonly label: Both; readonly to: string }
  | { readonly by: 'phrases'; readonly phrases: readonly string[]; readonly to: string }
  | { readonly by: 'kind'; readonly kind: AnswerKind; readonly to: string }
  | {
      readonly by: 'number'
      readonly from: number
      readonly upTo: number
      readonly to: string
    }
  | { readonly by: 'anything'; readonly to: string }

export interface Step {
  readonly id: string
  readonly say: Both
  readonly branches: readonly Branch[]
  /** Under which name the answer to this step is kept. */
  readonly keep?: string
  readonly does: readonly Action[]
  /** Whom a step offers to call, by what they help with. */
  readonly calls: readonly string[]
  readonly end?: {
    /** A line for the cards of what helped. */
    readonly helped?: Both
    /** A line to remember, with leave. */
    readonly remember?: Both
    /** What is asked the next day. */
    readonly tomorrow?: Both
  }
}

export interface Guide {
  readonly id: string
  readonly title: Both
  readonly serves: readonly (Matter | Feeling | Need)[]
  readonly gives: Gift
  readonly source: string
  readonly offer: Both
  readonly steps: readonly Step[]
  /** Answers that are heard at every step. */
  readonly anywhere: readonly Branch[]
}
