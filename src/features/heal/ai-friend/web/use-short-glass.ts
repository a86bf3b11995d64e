import { useSyncExternalStore } from 'react'

const short = '(max-height: 32rem)'

/** With the keyboard up what can be tapped lies on the field: below the last reply it would be lost. */
export function useShortGlass(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(short)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(short).matches,
    () => false,
  )
}
