import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react'

/** Longer than any tap, shorter than the patience of a thumb. */
const holdFor = 700

/** A press that stays, by finger or by key; a shorter one is a click as ever. */
export function useHold(onHold: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const began = useRef<number | null>(null)
  const wasHeld = useRef(false)

  function begin({ timeStamp }: SyntheticEvent) {
    stop()
    began.current = timeStamp
    wasHeld.current = false
    timer.current = setTimeout(hold, holdFor)
  }

  function hold() {
    stop()
    wasHeld.current = true
    onHold()
  }

  function stop() {
    clearTimeout(timer.current)
    began.current = null
  }

  /** A slow phone hears of a press late, and of its end in time: what counts is when they were. */
  function release({ timeStamp }: SyntheticEvent) {
    if (began.current !== null && timeStamp - began.current >= holdFor) hold()
    else stop()
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    onPointerDown: (event: PointerEvent) => event.button === 0 && begin(event),
    onPointerUp: release,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      // A key that is held repeats, and each repetition of Enter would be a click of its own.
      if (event.repeat) event.preventDefault()
      else begin(event)
    },
    onKeyUp: release,
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
