import { useEffect } from 'react'

/** Keeps the screen from going dark while somebody follows it without touching it. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !navigator.wakeLock) return
    let lock: WakeLockSentinel | null = null
    let over = false

    async function hold() {
      if (document.visibilityState !== 'visible') return
      try {
        const given = await navigator.wakeLock.request('screen')
        if (over) given.release()
        else lock = given
      } catch {
        // A low battery may refuse: the breath goes on by ear or by count.
      }
    }

    hold()
    // The browser takes it away from a hidden page and does not give it back by itself.
    document.addEventListener('visibilitychange', hold)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', hold)
      lock?.release().catch(() => {})
    }
  }, [isWanted])
}
