import { type RefObject, useEffect, useState } from 'react'

/** Whether a place has come near the glass yet. */
export function useSeen(place: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false)

  useEffect(() => {
    const element = place.current?.parentElement
    if (!element || isSeen) return
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [place, isSeen])

  return isSeen
}
