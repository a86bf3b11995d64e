/** Everything that can be written for a visitor. */
export const composeKinds = [
  'poem',
  'affirmation',
  'quote',
  'storyStarter',
  'friendReply',
  'horoscope',
  'love',
  'nameMeaning',
  'lifePath',
  'dream',
  'diaryPoem',
] as const
export type ComposeKind = (typeof composeKinds)[number]

export const poemKinds: readonly ComposeKind[] = ['poem', 'diaryPoem']

export const affirmationMoods = [
  'positive',
  'confident',
  'peaceful',
  'motivated',
  'grateful',
  'loving',
] as const
/** What somebody comes with on a hard day. */
export const hardMoods = ['tired', 'grieving', 'angry', 'anxious', 'ashamed', 'homesick'] as const
export type AffirmationMood = (typeof affirmationMoods | typeof hardMoods)[number]

export const quoteThemes = [
  'inspirational',
  'love',
  'life',
  'success',
  'happiness',
  'wisdom',
  'friendship',
  'dreams',
] as const
export type QuoteTheme = (typeof quoteThemes)[number]

export const storyGenres = [
  'any',
  'romance',
  'mystery',
  'fantasy',
  'drama',
  'adventure',
  'horror',
  'comedy',
] as const
export type StoryGenre = (typeof storyGenres)[number]

/** The opening of a story is 0; after it come two chapters. */
export const lastChapter = 2

export const readingPeriods = ['daily', 'weekly', 'monthly'] as const
export type ReadingPeriod = (typeof readingPeriods)[number]

export const lifePathNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33] as const
export type LifePathNumber = (typeof lifePathNumbers)[number]

/** The forms a poem can be asked for; another word leaves the form to whoever writes. */
export const poemForms = {
  en: ['couplets', 'quatrains', 'haiku', 'free'],
  np: ['gadya', 'jhyaure', 'muktak', 'gazal', 'haiku', 'anushtup', 'shardul', 'mandakranta'],
} as const
export type PoemForm<Tongue extends keyof typeof poemForms> = (typeof poemForms)[Tongue][number]

/** How much a visitor may hand over, in letters as people see them. */
export const longest = {
  topic: 300,
  message: 1_000,
  turn: 2_000,
  turns: 60,
  memory: 40,
  name: 60,
  dream: 1_000,
  entry: 20_000,
  story: 6_000,
} as const

/** A poem from the diary is made of the beginning of an entry; no more of it is ever used. */
export const diaryPoemReads = 200
