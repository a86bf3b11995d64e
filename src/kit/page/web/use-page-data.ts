import { useState } from 'react'
import type { PageData } from '../page-data.ts'
import { useHydrated, usePage } from './page.tsx'

/**
 * What the server rendered this screen with. Only for the screen that came with the page: whoever
 * walks here from another room, or opens a page kept for offline use, asks anew.
 */
export function usePageData<Data>({ path }: PageData<Data>): Data | null {
  const isHydrated = useHydrated()
  const page = usePage()
  const [data] = useState(() => (isHydrated || page.path !== path ? null : page.data))
  return data as Data | null
}
