import { type NameReading, readNameSigns } from '#knowledge/rashi/sign-by-syllable.ts'
import { findName } from './find-name.ts'
import type { GivenName } from './given-name.ts'

export type ReadName = {
  /** What the shelf knows of it, if it is one of ours. */
  entry?: GivenName
  /** First syllable and sign, likeliest first; empty for a name in a script we cannot read. */
  signs: readonly NameReading[]
}

/** A known name is read in Devanagari, which settles the t, th, d and dh that Latin leaves open. */
export function readName(query: string): ReadName {
  const entry = findName(query)
  return entry ? { entry, signs: readNameSigns(entry.np) } : { signs: readNameSigns(query) }
}
