const name = 'keep-now'

/** Words still in hand are to be kept: the page is being left, or what is kept is about to be locked. */
export function whenToKeep(keep: () => unknown): () => void {
  const onEvent = (event: Event) => {
    const kept = keep()
    if (event instanceof CustomEvent) event.detail.push(kept)
  }
  const events = [
    [document, 'visibilitychange'],
    [window, 'pagehide'],
    [window, name],
  ] as const
  for (const [target, event] of events) target.addEventListener(event, onEvent)
  return () => {
    for (const [target, event] of events) target.removeEventListener(event, onEvent)
  }
}

/** Until all of it is safe. */
export function keepNow(): Promise<unknown> {
  const kept: unknown[] = []
  window.dispatchEvent(new CustomEvent(name, { detail: kept }))
  return Promise.allSettled(kept)
}
