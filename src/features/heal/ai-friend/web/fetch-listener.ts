import { isWithinReach } from '#kit/web/within-reach.ts'
import type { ListenerHere } from './listen-here.ts'

/** There is no network, and the room was never kept on this phone. */
class NotHere extends Error {
  override name = 'NotHere'
}

let coming: Promise<ListenerHere> | undefined

/** Fetched when the field is first entered, so that it is awake at the first message. */
export function fetchListener(): Promise<ListenerHere> {
  if (!coming && !isWithinReach()) return Promise.reject(new NotHere())
  coming ??= wake()
  return coming
}

async function wake(): Promise<ListenerHere> {
  try {
    const { listenHere, rehearse } = await import('./listen-here.ts')
    const listener = listenHere()
    // What is missing is asked for again by whoever needs it.
    rehearse(listener).catch(() => {})
    return listener
  } catch (error) {
    coming = undefined
    throw error
  }
}
