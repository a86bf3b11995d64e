import { type ReactNode, useMemo } from 'react'
import { type Catalogue, createTranslator } from '../words.ts'
import { LanguageProvider, useLanguage } from './language.tsx'

/** For a part that comes later than its page and brings its words; the page's stay in reach. */
export function OwnWords({ words, children }: { words: Catalogue; children: ReactNode }) {
  const page = useLanguage()
  const state = useMemo(() => {
    const own = createTranslator<Catalogue>(page.language, [words])
    const t: typeof page.t = (key, variables) =>
      Object.hasOwn(words, key) ? own(key, variables) : page.t(key, variables)
    return { ...page, t }
  }, [page, words])
  return <LanguageProvider value={state}>{children}</LanguageProvider>
}
