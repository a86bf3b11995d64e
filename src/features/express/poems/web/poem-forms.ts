import type { Language } from '#kit/i18n/language.ts'
import { type PoemForm, poemForms } from '#knowledge/poetry/kinds.ts'
import type { Words } from '../words/en.ts'

export type Form = 'any' | PoemForm<Language>

export function formsOf(language: Language): readonly Form[] {
  return ['any', ...poemForms[language]]
}

/** Nepali forms have one name, whoever reads it. */
const nepaliNames: Readonly<Record<PoemForm<'np'>, string>> = {
  gadya: 'गद्य कविता',
  jhyaure: 'झ्याउरे',
  muktak: 'मुक्तक',
  gazal: 'गजल',
  haiku: 'हाइकु',
  anushtup: 'अनुष्टुप्',
  shardul: 'शार्दूलविक्रीडित',
  mandakranta: 'मन्दाक्रान्ता',
}

export function formName(form: Form, language: Language, t: (key: keyof Words) => string): string {
  if (form === 'any') return t('express.poems.form.any')
  if (language === 'np') return nepaliNames[form as PoemForm<'np'>]
  return t(`express.poems.form.${form as PoemForm<'en'>}`)
}
