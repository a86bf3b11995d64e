import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** Longer than any tap, shorter than the patience of a thumb. */
const holdFor = 700

/** A press that stays, by finger or by key; a shorter one is a click as ever. */
export function useHold(onHold: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasHeld = useRef(false)

  function begin() {
    stop()
    wasHeld.current = false
    timer.current = setTimeout(() => {
      wasHeld.current = true
      onHold()
    }, holdFor)
  }

  function stop() {
    clearTimeout(timer.current)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    onPointerDown: (event: PointerEvent) => event.button === 0 && begin(),
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      // A key that is held repeats, and each repetition of Enter would be a click of its own.
      if (event.repeat) event.preventDefault()
      else begin()
    },
    onKeyUp: stop,
    onBlur: stop,
    // What a long press means to the browser: a menu, or a selection.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (!wasHeld.current) return
      wasHeld.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
