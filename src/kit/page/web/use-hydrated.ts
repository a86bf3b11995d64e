import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and in the first rendering of the browser, so that both agree; true after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
