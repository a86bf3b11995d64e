import type { Language } from '#kit/i18n/language.ts'
import type { NamedThings } from '#kit/page/server/find-named.ts'
import { type Sign, signs } from '#knowledge/rashi/signs.ts'
import english from '../../words/en.ts'
import nepali from '../../words/ne.ts'
import { glyphs } from '../sign/glyphs.ts'
import { writeDate } from '../sign/write-date.ts'

const words = { en: english, np: nepali }

/** `/discover/rashifal?sign=leo` */
export const signLinks: NamedThings<unknown> = {
  path: '/discover/rashifal',
  parameter: 'sign',
  open: () => async (id, language) => {
    const sign = signs.find((one) => one.id === id)
    if (!sign) return undefined
    const t = words[language]
    return {
      title: sign.name[language],
      description: t['discover.rashifal.description'],
      picture: {
        above: t['discover.rashifal.title'],
        large: sign.name[language],
        small: daysOf(sign, language),
        glyph: glyphs[sign.id],
      },
    }
  },
}

function daysOf({ from, until }: Sign, language: Language): string {
  return `${writeDate(from, language)} – ${writeDate(until, language)}`
}
