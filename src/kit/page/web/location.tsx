import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'

/** Told when the app itself moves; the browser only tells of going back and forth. */
const moved = 'voice-of-heart:moved'

const ServerPath = createContext<string | null>(null)

/** On the server there is no address bar: the page being rendered says where it is. */
export function LocationProvider(props: { serverPath: string | null; children: ReactNode }) {
  return <ServerPath value={props.serverPath}>{props.children}</ServerPath>
}

/** The path of the page, as it is now. */
export function usePath(): string {
  const serverPath = use(ServerPath)
  const read = serverPath === null ? () => location.pathname : () => serverPath
  return useSyncExternalStore(subscribe, read, read)
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener)
  addEventListener(moved, listener)
  return () => {
    removeEventListener('popstate', listener)
    removeEventListener(moved, listener)
  }
}

/** Goes to another page of the app without a reload. */
export function goTo(href: string): void {
  if (href !== location.pathname + location.search + location.hash)
    history.pushState(null, '', href)
  dispatchEvent(new Event(moved))
}
