import type { Kind } from '../records.ts'

/** What one tab tells the others after it has written. */
type News =
  | { readonly what: 'changed'; readonly kind: Kind; readonly ids: readonly string[] }
  | { readonly what: 'erased' }

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
