import type { ReactNode } from 'react'
import { type Language, languageTag } from '#kit/i18n/language.ts'
import { toDevanagariDigits } from '#kit/i18n/numbers.ts'
import {
  LanguageProvider,
  type LanguageState,
  useLanguage,
  useWords,
} from '#kit/i18n/web/language.tsx'
import { type Catalogue, createTranslator } from '#kit/i18n/words.ts'
import type { Helpline } from '#knowledge/help/helpline.ts'
import english, { type Words } from '../said/english.ts'
import nepali from '../said/nepali.ts'

const states = { en: speak('en', english), np: speak('np', nepali) }

function speak(language: Language, words: Catalogue): LanguageState {
  const t = createTranslator<Catalogue>(language, [words])
  return { language, t, switchLanguage: () => Promise.resolve() }
}

interface Spoken {
  readonly language: Language
  readonly children: ReactNode
}

/** The hand answers in the language that was written; the page around it may speak another one. */
export function InLanguageOf({ language, children }: Spoken) {
  return (
    <LanguageProvider value={states[language]}>
      <div lang={languageTag(language)}>{children}</div>
    </LanguageProvider>
  )
}

/** How the numbers are said: where we know none, the first help is a page that does. */
export function useNumbers() {
  const { language } = useLanguage()
  const t = useWords<Words>()
  const write = ({ number }: Helpline) => (language === 'np' ? toDevanagariDigits(number) : number)
  return {
    write,
    /** On a button. */
    call: (line: Helpline) => (line.call ? t('call', { number: write(line) }) : t('find')),
    /** In a sentence. */
    at: (line: Helpline) => (line.call ? t('at', { number: write(line) }) : t('anyLine')),
  }
}
