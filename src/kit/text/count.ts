/*
 * Intl.Segmenter answers differently from phone to phone: engines before Unicode 15.1 split the
 * स्ते of नमस्ते in two, some have no segmenter at all. A counter that says 300 on the phone and 301
 * on the server would refuse what it had promised to take, so the rules are written out here, after
 * the grapheme clusters of Unicode Annex 29: emoji sequences, flags, marks, and the conjuncts of
 * Devanagari.
 */

// The joiner is named because newer Unicode versions count it as an extender and older ones do not;
// the Thai and Lao AM and the inner Hangul letters are no marks, yet belong to the letter before.
const extender =
  '[\\p{M}\\p{Grapheme_Extend}\\p{Emoji_Modifier}\\u200D\\u0E33\\u0EB3\\u1160-\\u11FF\\uD7B0-\\uD7FB]'
const emojiSequence = `\\p{Extended_Pictographic}(?:${extender}*\\u200D\\p{Extended_Pictographic})*`
const flag = '\\p{Regional_Indicator}{2}'
const consonant = '[\\u0915-\\u0939\\u0958-\\u095F\\u0978-\\u097F]'
const halant = '\\u094D'
// Nukta and joiner may stand around the halant (गर्‍यो); a non-joiner keeps the letters apart.
const conjunct = `${consonant}(?:[\\u093C\\u200D]*${halant}[\\u093C\\u200D]*${consonant})*`

const grapheme = new RegExp(`\\r\\n|(?:${emojiSequence}|${flag}|${conjunct}|[^])${extender}*`, 'gu')

/**
 * No grapheme anybody writes is longer; a letter under a tower of marks is, and would cover the
 * posts around it. (Unicode's own limit for sane text, in Annex 15, is 30 marks on a letter.)
 */
const longestGrapheme = 32

/** A grapheme is one plain character at most and then marks, so a tall one shows as a run of others. */
const longRun = new RegExp(`[^ -~\\n]{${longestGrapheme},}`)

/** What a reader would call the number of letters: नमस्ते is 3, गर्‍यो is 2, 👩‍👩‍👧 is 1. */
export function countGraphemes(text: string): number {
  let count = 0
  for (const _ of text.matchAll(grapheme)) count++
  return count
}

/** The first n graphemes; no letter, conjunct or emoji is ever cut in two. */
export function cutToGraphemes(text: string, n: number): string {
  let count = 0
  for (const { index } of text.matchAll(grapheme)) {
    if (count >= n) return text.slice(0, index)
    count++
  }
  return text
}

export function fitsWithin(text: string, maxGraphemes: number): boolean {
  // Spares the counter a text of megabytes.
  if (text.length > mostCodeUnits(maxGraphemes)) return false
  // No text has more graphemes than code units; only a tower of marks could still be too tall.
  if (text.length <= maxGraphemes && !longRun.test(text)) return true
  let count = 0
  for (const [found] of text.matchAll(grapheme)) {
    count++
    if (count > maxGraphemes || found.length > longestGrapheme) return false
  }
  return true
}

/** The most code units a fitting text can have: the cap for contracts and database columns. */
export function mostCodeUnits(maxGraphemes: number): number {
  return maxGraphemes * longestGrapheme
}
