import { useSyncExternalStore } from 'react'
import { noTalk, type Talk } from './talk.ts'

/**
 * The talk outlives its screen: who looks something up in another room of the
 * house and comes back finds it as it was. It lives in memory and nowhere else.
 */
let talk: Talk = noTalk
const listeners = new Set<() => void>()

export function readTalk(): Talk {
  return talk
}

export function changeTalk(change: (talk: Talk) => Talk): void {
  const next = change(talk)
  if (next === talk) return
  talk = next
  for (const listener of listeners) listener()
}

export function useTalk(): Talk {
  return useSyncExternalStore(subscribe, readTalk, () => noTalk)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
