import type { ReactNode } from 'react'
import { CallFirst } from '#features/help/web/call-first.tsx'
import { HelpContent } from '#features/help/web/help-content.tsx'
import type { Words } from '#features/help/words/en.ts'
import type { Language } from '#kit/i18n/language.ts'
import { LanguageProvider, useLanguage } from '#kit/i18n/web/language.tsx'
import { type Catalogue, createTranslator } from '#kit/i18n/words.ts'

const words: Readonly<Record<Language, () => Promise<{ readonly default: Words }>>> = {
  en: () => import('#features/help/words/en.ts'),
  np: () => import('#features/help/words/ne.ts'),
}

export interface OpenedHelp {
  readonly language: Language
  readonly title: string
  readonly view: ReactNode
}

/** What stands on /help, without the page around it. */
export async function openHelp(language: Language): Promise<OpenedHelp> {
  const found = (await words[language]()).default
  return {
    language,
    title: found['common.help.title'],
    view: <Help language={language} words={found} />,
  }
}

/** The page underneath has not loaded these words, so they come with a translator of their own. */
function Help({ language, words }: { language: Language; words: Words }) {
  const { switchLanguage } = useLanguage()
  const t = createTranslator<Catalogue>(language, [words])
  return (
    <LanguageProvider value={{ language, switchLanguage, t }}>
      <div className="stack">
        <p>{words['common.help.lead']}</p>
        <CallFirst />
        <HelpContent headingLevel={3} />
      </div>
    </LanguageProvider>
  )
}
