import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import type { Boot } from '../rendering.ts'

/** What the server knew of the page when it was made; screens read it instead of asking again. */
const PageContext = createContext<Boot | null>(null)

export function PageProvider(props: { boot: Boot; children: ReactNode }) {
  return <PageContext value={props.boot}>{props.children}</PageContext>
}

export function usePage(): Boot {
  const page = use(PageContext)
  if (!page) throw new Error('usePage must be used within PageProvider')
  return page
}

const never = () => () => {}

/** False on the server and in the first rendering of the browser, so that both agree; true after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
