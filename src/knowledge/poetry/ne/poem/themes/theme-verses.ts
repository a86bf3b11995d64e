/** How a theme feels, which decides how its poems open and what consolation they end on. */
export type Tone = 'tender' | 'longing' | 'bright' | 'calm'

/**
 * What a theme gives to each form. A couplet is written on one line, its two parted by a slash,
 * and stands alone, so that any two may follow each other. `[a|b]` are alternatives of the same weight.
 */
export interface ThemeVerses {
  tone: Tone
  jhyaure: string
  anushtup: string
  shardul: string
  mandakranta: string
  /** Lines of 5, 7 and 5 syllables, parted by a slash. */
  haiku: { image: string; turn: string; rest: string }
}
