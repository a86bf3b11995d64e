import { type Language, languageTag } from '#kit/i18n/language.ts'

/** Two sentences stand on a picture; of long ones one is enough. */
const most = 190

/** The beginning of a reading, whole sentences: nothing on a picture ends in the middle. */
export function firstSentences(text: string, language: Language): string {
  const segments = new Intl.Segmenter(languageTag(language), { granularity: 'sentence' })
  const [first = '', second = ''] = [...segments.segment(text.replace(/\s+/g, ' ').trim())].map(
    ({ segment }) => segment.trim(),
  )
  const both = `${first} ${second}`.trim()
  return both.length <= most ? both : first
}
