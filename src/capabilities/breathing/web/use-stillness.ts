import { useSyncExternalStore } from 'react'

const wish = '(prefers-reduced-motion: reduce)'

/** True for visitors who asked their device that nothing move. */
export function useStillness(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(wish)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(wish).matches,
    () => false,
  )
}
