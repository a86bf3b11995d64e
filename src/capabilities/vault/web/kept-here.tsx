import type { ReactNode } from 'react'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import { useFetched } from '#kit/web/use-fetched.ts'
import { useLater } from '#kit/web/use-later.ts'

/** What is said at the foot of a page of what is kept on it: nobody waits for it, so it comes last. */
export function KeptHere({ children }: { children?: ReactNode }) {
  const { language } = useLanguage()
  const isLater = useLater()
  const fetch = async () => ({
    show: await (await import('./kept/open-kept.tsx')).openKept(language),
  })
  return useFetched(fetch, isLater, language).part?.show(children)
}
