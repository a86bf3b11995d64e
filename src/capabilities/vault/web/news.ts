import type { Kind } from '../records.ts'
import type { House } from './sealed/house.ts'

/** What one tab tells the others after it has written. */
type News =
  | { readonly what: 'changed'; readonly kind: Kind; readonly ids: readonly string[] }
  | { readonly what: 'erased' }
  /** A lock was set, changed or taken off. */
  | { readonly what: 'lock' }
  /** Locked by hand: in every tab. */
  | { readonly what: 'close' }
  /** A tab that finds a lock asks whether another has opened it, and is handed the house. */
  | { readonly what: 'whoIsIn' }
  | { readonly what: 'in'; readonly house: House }
  /** Whatever a tab knows may be newer than what stands there now. */
  | { readonly what: 'replaced' }

export interface NewsChannel {
  tell(news: News): void
  listen(listener: (news: News) => void): void
}

export function openNewsChannel(name: string): NewsChannel {
  // Before Safari 15.4 there is none: other tabs then learn of changes when they are reloaded.
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, listen: () => {} }
  const channel = new BroadcastChannel(name)
  // Kept by Node for servers and tests: an open channel must not keep the process alive.
  ;(channel as { unref?: () => void }).unref?.()
  return {
    tell: (news) => channel.postMessage(news),
    listen: (listener) => {
      channel.addEventListener('message', ({ data }) => listener(data as News))
    },
  }
}
