import { type ComponentType, type ReactNode, Suspense, useMemo } from 'react'
import { useLanguage } from '#kit/i18n/web/language.tsx'

interface StandingProps {
  /** Made by `later`. */
  readonly part: ComponentType<{ path: string }>
  /** For a part that says something else on each page. */
  readonly path?: string
  /** The same element each time. */
  readonly fallback?: ReactNode
}

/**
 * What the server wrote of a part stands until the part's code is there: drawn anew before, it would
 * be taken away, so this is the same element each time. In another language it is another, or what
 * stands would be taken for what the part says now.
 */
export function Standing({ part: Part, path = '', fallback }: StandingProps): ReactNode {
  const { language } = useLanguage()
  return useMemo(
    () => (
      <Suspense key={language} fallback={fallback}>
        <Part path={path} />
      </Suspense>
    ),
    [language, Part, path, fallback],
  )
}
