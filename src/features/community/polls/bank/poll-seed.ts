import type { Language } from '#kit/i18n/language.ts'

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

export type InBothLanguages = Readonly<Record<Language, string>>

export type PollOption = {
  readonly id: string
  readonly text: InBothLanguages
  /** Votes it starts with: only the sample polls have any. */
  readonly votes: number
}

export type PollSeed = {
  /** Votes are stored under it: once published it never changes. */
  readonly id: string
  readonly category: PollCategory
  readonly question: InBothLanguages
  readonly options: readonly PollOption[]
}

type NewOptions = Readonly<Record<string, InBothLanguages>>
type Ask = (id: string, question: InBothLanguages, options: NewOptions) => PollSeed

/** Writes down new questions of one category. The keys of `options` become their ids. */
export function askAbout(category: PollCategory): Ask {
  return (id, question, options) => ({
    id: `${category}-${id}`,
    category,
    question,
    options: Object.entries(options).map(([option, text]) => ({ id: option, text, votes: 0 })),
  })
}
