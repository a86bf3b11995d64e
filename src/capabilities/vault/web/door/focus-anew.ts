import { screenRound } from '#kit/page/web/screen-round.ts'

/**
 * When a lock opens or falls the screen begins anew, and what had the focus is gone: a reader goes
 * on at the heading of the page. What is handed back calls it off.
 */
export function focusAnew(): () => void {
  const stop = screenRound.watch(() => {
    stop()
    setTimeout(focusOnHeading)
  })
  return stop
}

function focusOnHeading(): void {
  // Somebody may be writing already.
  if (document.activeElement?.matches('input, textarea')) return
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
