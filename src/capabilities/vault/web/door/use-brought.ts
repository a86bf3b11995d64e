import { useEffect, useState } from 'react'
import type { Language } from '#kit/i18n/language.ts'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import type { Brought } from './bring-words.tsx'

export interface Bringing {
  readonly view: Brought['view'] | undefined
  readonly isFailed: boolean
  retry(): void
}

/** A part fetched when it is wanted, and again in the other language when that is chosen. */
export function useBrought(
  fetch: (language: Language) => Promise<Brought>,
  isWanted: boolean,
): Bringing {
  const { language } = useLanguage()
  const [brought, setBrought] = useState<Brought | null>(null)
  const [isFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is made anew with each rendering; an attempt more is a reason to try again
  useEffect(() => {
    if (!isWanted) return
    let isAwaited = true
    setFailed(false)
    fetch(language).then(
      (next) => isAwaited && setBrought(next),
      () => isAwaited && setFailed(true),
    )
    return () => {
      isAwaited = false
    }
  }, [language, isWanted, attempt])

  return { view: brought?.view, isFailed, retry: () => setAttempt((count) => count + 1) }
}
