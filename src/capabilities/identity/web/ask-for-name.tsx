import { type ReactNode, useEffect, useState } from 'react'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import { useStore } from '#kit/web/make-store.ts'
import { timesKept } from './first-kept.ts'
import { isNamingPutOff } from './remembered.ts'
import { useVisitor } from './visitor.tsx'

/**
 * Asks once, after the first thing that was worth keeping, and in the room where it was kept. Most
 * visits never ask: card and words are fetched for those that do.
 */
export function AskForName({ path }: { path: string }) {
  const { state } = useVisitor()
  const { language } = useLanguage()
  const times = useStore(timesKept)
  const [asked, setAsked] = useState<{ readonly path: string; readonly card: ReactNode }>()
  const isNameless = state.status === 'signedOut' || (state.status === 'signedIn' && !state.name)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is kept now is a reason to ask
  useEffect(() => {
    if (times === 0 || !isNameless || isNamingPutOff()) return
    async function ask() {
      try {
        const { openNameCard } = await import('./open-name-card.tsx')
        const card = await openNameCard(language, () => setAsked(undefined))
        if (card) setAsked({ path, card })
      } catch {
        // A name restricts nothing: without a network it is asked for another time.
      }
    }
    ask()
  }, [times])

  return asked?.path === path && asked.card
}
