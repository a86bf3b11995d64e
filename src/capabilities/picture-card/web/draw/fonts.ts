import type { Both } from '#kit/i18n/both.ts'
import type { Language } from '#kit/i18n/language.ts'
import type { Card } from '../../card.ts'

export const verseFonts: Both = {
  en: '"Noto Serif", "Noto Serif Devanagari", Georgia, serif',
  np: '"Noto Serif Devanagari", "Noto Serif", Georgia, serif',
}
export const textFont = 'Mukta, system-ui, sans-serif'
export const leadings: Readonly<Record<Language, number>> = { en: 1.5, np: 1.62 }

/** A font that does not come must not keep the picture from being drawn. */
export async function loadFonts(card: Card, foot: string): Promise<void> {
  const { language, sign } = card
  const figure = sign && ('text' in sign ? sign.text : 'said' in sign ? sign.said : '')
  const words = [card.eyebrow, card.title, card.text, card.by, card.note, figure, foot].join(' ')
  const fonts = [`40px ${verseFonts[language]}`, `40px ${textFont}`]
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font, words)))
}
