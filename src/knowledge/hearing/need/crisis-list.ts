export type CrisisKind = 'explicit' | 'passive'

export type CrisisMeaning = CrisisKind | 'explicitMethod' | 'method' | 'idiom'
/** One list a meaning, a phrase a line, in the notation of `reading/phrase-notation.ts`. */
export type CrisisWords = Readonly<Record<CrisisMeaning, string>>
