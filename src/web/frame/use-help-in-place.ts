import { type MouseEvent, useCallback, useEffect, useState } from 'react'
import { isMeantForAnotherTab } from '#kit/ui/web/app-link.tsx'

const page = '/help'

export interface HelpInPlace {
  readonly isOpen: boolean
  close(): void
  /** For the frame around everything: whoever presses a link to the help page is helped right here. */
  catchLink(event: MouseEvent): void
}

/** Every link to the help page stays one, for those without script and for another tab. */
export function useHelpInPlace(path: string): HelpInPlace {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is elsewhere has left the dialog behind
  useEffect(close, [path])

  function catchLink(event: MouseEvent) {
    const link = (event.target as Element).closest<HTMLElement>(`a[href="${page}"]`)
    if (!link || isOpen || path === page || isMeantForAnotherTab(event)) return
    event.preventDefault()
    // Safari does not focus a link that is pressed, and the focus has to find its way back.
    link.focus({ preventScroll: true })
    setOpen(true)
  }

  return { isOpen, close, catchLink }
}
