import { type ReactNode, useEffect, useState } from 'react'
import type { Language } from '#kit/i18n/language.ts'
import { LanguageProvider, useLanguage } from '#kit/i18n/web/language.tsx'
import { createTranslator } from '#kit/i18n/words.ts'
import { isNamingPutOff } from './remembered.ts'
import { useVisitor } from './visitor.tsx'

/** Asks once, on the first visit. Most visits never ask: dialog and words are fetched for those that do. */
export function AskForName() {
  const { state } = useVisitor()
  const { language } = useLanguage()
  const [dialog, setDialog] = useState<ReactNode>(null)
  const asks = state.status === 'signedOut'

  useEffect(() => {
    if (!asks || isNamingPutOff()) return
    let wanted = true
    openDialog(language).then(
      (opened) => wanted && setDialog(opened),
      () => {
        // A name restricts nothing: without a network it is asked for another time.
      },
    )
    return () => {
      wanted = false
    }
  }, [asks, language])

  return dialog
}

const words = {
  en: () => import('../words/en.ts'),
  np: () => import('../words/ne.ts'),
}

async function openDialog(language: Language): Promise<ReactNode> {
  const [{ NameDialog }, found] = await Promise.all([
    import('./name-dialog.tsx'),
    words[language](),
  ])
  const t = createTranslator<Record<string, string>>(language, [found.default])
  return (
    <LanguageProvider value={{ language, t, switchLanguage: async () => {} }}>
      <NameDialog />
    </LanguageProvider>
  )
}
