import { useState } from 'react'
import { usePage } from '#kit/page/web/page.tsx'
import { useHydrated } from '#kit/page/web/use-hydrated.ts'
import type { Page } from './wall-state.ts'

/** What the server rendered the wall with. */
export interface GivenPage extends Page {
  /** How far live events had been heard when it was read. */
  readonly place?: string
}

/** Only for the screen that the server itself rendered: who walks here from another room asks anew. */
export function useGivenPage(): GivenPage | null {
  const hydrated = useHydrated()
  const { data } = usePage()
  const [given] = useState(() => (!hydrated && isPage(data) ? data : null))
  return given
}

function isPage(data: unknown): data is GivenPage {
  return typeof data === 'object' && data !== null && 'posts' in data && Array.isArray(data.posts)
}
