import { type RefObject, useEffect } from 'react'

/** Below what stays on top of the page. */
const ceiling = 72

/** What was said last stays in sight; a reply taller than the glass is read from its beginning. */
export function useInSight(
  log: RefObject<HTMLElement | null>,
  end: RefObject<HTMLElement | null>,
  sign: string,
): void {
  useEffect(() => {
    const last = log.current?.lastElementChild
    // With the hello alone nobody has said anything yet.
    if (sign === '' || !last) return
    end.current?.scrollIntoView({ block: 'nearest' })
    if (last.getBoundingClientRect().top < ceiling) last.scrollIntoView({ block: 'start' })
  }, [log, end, sign])
}
