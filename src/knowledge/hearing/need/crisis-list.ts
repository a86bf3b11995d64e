export type CrisisMeaning = 'explicit' | 'passive' | 'explicitMethod' | 'method' | 'idiom'
/** One list a meaning, a phrase a line, in the notation of `matching/phrase-notation.ts`. */
export type CrisisWords = Readonly<Record<CrisisMeaning, string>>
