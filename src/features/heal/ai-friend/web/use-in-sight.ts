import { type RefObject, useEffect, useRef } from 'react'

/** Below what stays on top of the page. */
const ceiling = 72

/**
 * What was said last stays in sight; a reply taller than the glass is read from its beginning, and
 * a talk that is begun anew from its hello.
 */
export function useInSight(
  log: RefObject<HTMLElement | null>,
  end: RefObject<HTMLElement | null>,
  sign: string,
): void {
  const before = useRef(sign)

  useEffect(() => {
    const wasBegun = before.current !== ''
    before.current = sign
    // With the hello alone nobody has said anything yet.
    if (sign === '') {
      if (wasBegun) scrollTo(0, 0)
      return
    }

    function bringIntoSight() {
      end.current?.scrollIntoView({ block: 'nearest' })
      const last = log.current?.lastElementChild
      if (last && last.getBoundingClientRect().top < ceiling) last.scrollIntoView()
    }

    bringIntoSight()
    // A hand that is held out a moment later takes a strip of the glass.
    const comes = new MutationObserver(bringIntoSight)
    comes.observe(document.documentElement, { attributeFilter: ['style'] })
    return () => comes.disconnect()
  }, [log, end, sign])
}
