import { watchNetwork } from '#kit/web/use-online.ts'

/** What a live client needs to know of the tab it lives in. */
export interface BrowserEnv {
  readonly fetch: typeof fetch
  readonly now: () => number
  /** From 0 up to 1. */
  readonly random: () => number
  readonly isOnline: () => boolean
  readonly isVisible: () => boolean
  /** Called when either of them may have changed. */
  readonly onChange: (listener: () => void) => void
  /** Called when the page goes into the browser's cache of pages, and when it comes out again. */
  readonly onAway: (listener: (away: boolean) => void) => void
}

export function browserEnv(): BrowserEnv {
  return {
    fetch: (input, init) => fetch(input, init),
    now: Date.now,
    random: Math.random,
    isOnline: () => navigator.onLine,
    isVisible: () => document.visibilityState === 'visible',
    onChange(listener) {
      watchNetwork(listener)
      document.addEventListener('visibilitychange', listener)
    },
    onAway(listener) {
      // A page with an open connection is never kept, and going back would load it anew.
      addEventListener('pagehide', () => listener(true))
      addEventListener('pageshow', () => listener(false))
    },
  }
}
