import type { Both } from '#kit/i18n/both.ts'

export type DreamSymbol = {
  id: string
  emoji: string
  label: Both
  /**
   * How dreamers write it: English, romanised Nepali, Devanagari. Several words are looked for
   * side by side; a star stands for any ending (उड्* is उड्दै and उड्न alike).
   */
  words: readonly string[]
  meaning: Both
  /** The meaning repeats a folk belief of Nepal, as a belief. */
  folk?: true
}
