import type { Harm } from '#knowledge/hearing/heard.ts'

/** What nobody is handed in a talk, the gravest first. The rest is a matter between the two. */
export const harmBetweenTwo = [
  'minor',
  'threat',
  'sexual',
  'doxing',
  'hate',
] as const satisfies readonly Harm[]
export type HarmBetweenTwo = (typeof harmBetweenTwo)[number]
