import { createContext, type ReactNode, use } from 'react'
import type { Language } from '../language.ts'
import type { Variables } from '../words.ts'

export interface LanguageState {
  readonly language: Language
  /** The words of a key in the language shown; the key itself where there are none. */
  readonly t: (key: string, variables?: Variables) => string
  /** Switches the whole app at once; resolves when the other language is on the screen. */
  readonly switchLanguage: (language: Language) => Promise<void>
}

const LanguageContext = createContext<LanguageState | null>(null)

export function LanguageProvider(props: { value: LanguageState; children: ReactNode }) {
  return <LanguageContext value={props.value}>{props.children}</LanguageContext>
}

export function useLanguage(): LanguageState {
  const state = use(LanguageContext)
  if (!state) throw new Error('useLanguage must be used within LanguageProvider')
  return state
}

/** The same translator, typed by a room's words so that a misspelt key does not compile. */
export function useWords<Words>(): (key: keyof Words & string, variables?: Variables) => string {
  return useLanguage().t
}
