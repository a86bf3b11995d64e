import type { Both } from '#kit/i18n/both.ts'

export const pollCategories = [
  'happiness',
  'wellness',
  'motivation',
  'home',
  'friendship',
  'food',
  'nature',
  'festivals',
  'memories',
  'everyday',
  'learning',
  'imagination',
] as const
export type PollCategory = (typeof pollCategories)[number]

type PollOption = {
  readonly id: string
  readonly text: Both
  /** Votes it starts with: only the sample polls have any. */
  readonly votes: number
}

export type PollSeed = {
  /** Votes are stored under it: once published it never changes. */
  readonly id: string
  readonly category: PollCategory
  readonly question: Both
  readonly options: readonly PollOption[]
}

type NewOptions = Readonly<Record<string, Both>>
type Ask = (id: string, question: Both, options: NewOptions) => PollSeed

/** Writes down new questions of one category. The keys of `options` become their ids. */
export function askAbout(category: PollCategory): Ask {
  return (id, question, options) => ({
    id: `${category}-${id}`,
    category,
    question,
    options: Object.entries(options).map(([option, text]) => ({ id: option, text, votes: 0 })),
  })
}
