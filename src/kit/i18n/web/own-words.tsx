import { type ComponentType, type ReactNode, useMemo } from 'react'
import type { Language } from '../language.ts'
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

type Catalogues = Readonly<Record<Language, () => Promise<{ readonly default: Catalogue }>>>

/** The part with its words around it, to be shown as the part alone would be. */
export async function inOwnWords<Props extends object>(
  Part: ComponentType<Props>,
  catalogues: Catalogues,
  language: Language,
): Promise<ComponentType<Props>> {
  const words = (await catalogues[language]()).default
  return (props) => (
    <OwnWords words={words}>
      <Part {...props} />
    </OwnWords>
  )
}
