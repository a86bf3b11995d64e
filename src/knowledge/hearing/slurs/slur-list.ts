export type SlurMeaning = 'slur' | 'fine'
/** One list a meaning, a phrase a line, in the notation of `hearing/matching/letter-tree.ts`. */
export type SlurWords = Readonly<Record<SlurMeaning, string>>
