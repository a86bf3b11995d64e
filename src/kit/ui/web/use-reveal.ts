import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

const lasting = 600

interface Reveal {
  readonly begun: number
  readonly seen: Set<Element>
  readonly coming: Animation[]
}

/**
 * What was written comes part after part, `step` milliseconds apart; whoever taps or types has all
 * of it at once. Only its look arrives: the words stand there from the start, for those who listen
 * too. `written` says that there is more of it; without any part the next one begins anew.
 */
export function useReveal(
  whole: RefObject<HTMLElement | null>,
  parts: string,
  step: number,
  written: unknown,
): void {
  const reveal = useRef<Reveal | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was written brings parts
  useLayoutEffect(() => {
    const found = whole.current?.querySelectorAll(parts) ?? []
    if (found.length === 0) reveal.current = null
    else if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
      reveal.current ??= { begun: performance.now(), seen: new Set(), coming: [] }
      for (const part of found) letCome(part, reveal.current, step)
    }
  }, [whole, parts, step, written])

  useEffect(() => {
    const showAll = () => {
      for (const animation of reveal.current?.coming ?? []) animation.finish()
    }
    addEventListener('click', showAll)
    addEventListener('keydown', showAll)
    return () => {
      removeEventListener('click', showAll)
      removeEventListener('keydown', showAll)
    }
  }, [])
}

function letCome(part: Element, { begun, seen, coming }: Reveal, step: number): void {
  if (seen.has(part)) return
  const delay = Math.max(0, seen.size * step - (performance.now() - begun))
  seen.add(part)
  coming.push(
    part.animate([{ opacity: 0, translate: '0 8px' }, { translate: 'none' }], {
      duration: lasting,
      delay,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      fill: 'backwards',
    }),
  )
}
