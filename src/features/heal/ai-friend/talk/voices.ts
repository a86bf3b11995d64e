const devanagari = /[\u0900-\u097f]/
/** None of them is a word of Nepali in Latin letters. */
const english =
  /\b(the|you|your|and|are|is|it|this|that|what|with|for|not|of|was|have|yes|okay|here)\b/i

/** In what a text is written, as a language tag; undefined where nothing tells. */
export function tagOf(text: string): 'en' | 'ne' | 'ne-Latn' | undefined {
  if (devanagari.test(text)) return 'ne'
  if (english.test(text)) return 'en'
  return /\p{L}{4}/u.test(text) ? 'ne-Latn' : undefined
}

/** What a browser tells of a voice. */
interface Voice {
  readonly lang: string
  readonly localService: boolean
  readonly default: boolean
}

/**
 * A voice of this device that speaks the language of the text. One that is lent by a service would
 * be sent the words, and a Hindi one reads Nepali wrong.
 */
export function voiceFor<V extends Voice>(text: string, voices: readonly V[]): V | undefined {
  const tag = tagOf(text)
  const fitting = voices.filter(
    ({ lang, localService }) => localService && lang.split(/[-_]/)[0]?.toLowerCase() === tag,
  )
  return fitting.find((voice) => voice.default) ?? fitting[0]
}
