import { type RefObject, useEffect, useRef } from 'react'

/** Each step is a small page of its own: whoever listens hears its heading, and sees it. */
export function useFocusedHeading(step: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])
  return heading
}
