import type { LockAfter } from './keyring.ts'

const millis: { readonly [after in LockAfter]: number } = {
  // A phone that lies open all the same.
  hidden: 15 * 60_000,
  minute: 60_000,
  fiveMinutes: 5 * 60_000,
  quarter: 15 * 60_000,
}
const everyMillis = 2000

/** Calls after nobody has touched the page for a while, or as soon as it is hidden. */
export function closeByItself(after: () => LockAfter, close: () => void): () => void {
  let touched = Date.now()
  const touch = () => {
    touched = Date.now()
  }
  const look = () => {
    if (Date.now() - touched >= millis[after()]) close()
  }
  const turn = () => {
    if (document.visibilityState === 'hidden' && after() === 'hidden') close()
    else look()
  }
  // A timer sleeps with the phone: whoever comes back is looked at first.
  const timer = setInterval(look, everyMillis)
  const touches = ['pointerdown', 'keydown', 'input', 'scroll'] as const
  for (const event of touches) addEventListener(event, touch, { passive: true, capture: true })
  document.addEventListener('visibilitychange', turn)
  addEventListener('pageshow', look)
  return () => {
    clearInterval(timer)
    for (const event of touches) removeEventListener(event, touch, { capture: true })
    document.removeEventListener('visibilitychange', turn)
    removeEventListener('pageshow', look)
  }
}
