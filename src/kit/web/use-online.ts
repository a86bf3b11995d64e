import { useEffect, useRef, useSyncExternalStore } from 'react'

/** Hears of it when the network goes or comes back. */
export function watchNetwork(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

export function useOnline(): boolean {
  return useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  )
}

/** Each time the network comes back, for as long as somebody waits for it. */
export function useBackOnline(isWaiting: boolean, action: () => void): void {
  const latest = useRef(action)
  latest.current = action
  useEffect(() => {
    if (!isWaiting) return
    const act = () => latest.current()
    addEventListener('online', act)
    return () => removeEventListener('online', act)
  }, [isWaiting])
}
