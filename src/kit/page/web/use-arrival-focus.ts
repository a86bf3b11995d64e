import { type RefObject, useEffect, useRef } from 'react'

/** Hands the focus to what has just come, so that it is read aloud and the keyboard goes on from it. */
export function useArrivalFocus<Part extends HTMLElement>(
  takesFocus: boolean,
): RefObject<Part | null> {
  const part = useRef<Part>(null)
  useEffect(() => {
    if (!takesFocus) return
    part.current?.focus({ preventScroll: true })
    bringIntoSight(part.current?.closest('form, section'))
  }, [takesFocus])
  return part
}

/** Nothing moves where its beginning can already be seen. */
function bringIntoSight(part: Element | null | undefined): void {
  if (!part) return
  const { top } = part.getBoundingClientRect()
  const headerHeight = 80
  if (top < headerHeight || top > innerHeight / 2) part.scrollIntoView({ block: 'start' })
}
