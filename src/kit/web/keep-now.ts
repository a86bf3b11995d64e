const name = 'keep-now'

/** Words still in hand are to be kept: the page is being left, or what is kept is about to be locked. */
export function whenToKeep(keep: () => void): () => void {
  const events = [
    [document, 'visibilitychange'],
    [window, 'pagehide'],
    [window, name],
  ] as const
  for (const [target, event] of events) target.addEventListener(event, keep)
  return () => {
    for (const [target, event] of events) target.removeEventListener(event, keep)
  }
}

export function keepNow(): void {
  window.dispatchEvent(new Event(name))
}
