import { type RefObject, useEffect, useRef } from 'react'
import { bringIntoSight } from './bring-into-sight.ts'

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
