import type { Language } from '#kit/i18n/language.ts'
import type { Read } from '#knowledge/hearing/ear.ts'

const devanagari = /[ऄ-ॿ]/

/** The language somebody writes in, whichever the page around them speaks: Nepali in Latin letters too. */
export function languageOfWords({ words, senses }: Read, otherwise: Language): Language {
  let lean = 0
  words.forEach(({ letters }, at) => {
    const { english, nepali } = senses[at] as Read['senses'][number]
    if (devanagari.test(letters)) lean -= 1
    else lean += Math.sign(english?.meanings.length ?? 0) - Math.sign(nepali.meanings.length)
  })
  if (lean === 0) return otherwise
  return lean > 0 ? 'en' : 'np'
}
