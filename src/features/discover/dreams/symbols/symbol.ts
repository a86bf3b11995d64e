import type { Language } from '#kit/i18n/language.ts'

export type DreamSymbol = {
  id: string
  emoji: string
  label: Record<Language, string>
  /**
   * How dreamers write it: English, romanised Nepali, Devanagari. Several words are looked for
   * side by side; a star stands for any ending (उड्* is उड्दै and उड्न alike).
   */
  words: readonly string[]
  meaning: Record<Language, string>
  /** The meaning repeats a folk belief of Nepal, as a belief. */
  folk?: true
}
