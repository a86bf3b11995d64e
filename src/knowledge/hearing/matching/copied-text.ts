/**
 * A copy of a text for comparing with word lists, never for storing or showing.
 * It holds letters and digits, ' ' between words, '-' where only punctuation parts two letters
 * (`die.but`, `k-i-l-l`: a word may end there or run on) and '*' for a letter someone starred out.
 */
export type MatchingCopy = { readonly letters: string; readonly places: () => Places }

/** Letter i of a copy was written at [starts[i], ends[i]) of the original: a screen can point at it. */
export type Places = { readonly starts: readonly number[]; readonly ends: readonly number[] }
