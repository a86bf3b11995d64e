import { useEffect } from 'react'
import { foldEntry, type Searchable } from '../entries/search-entries.ts'

const mostAtOnce = 60

/** Makes entries ready to be searched while the phone is idle, so that the first letter is quick. */
export function useFoldingAhead(entries: readonly Searchable[], whole: boolean): void {
  useEffect(() => {
    if (!whole) return
    let next = 0
    let waiting = whenIdle(fold)
    function fold() {
      const end = next + mostAtOnce
      for (; next < end && next < entries.length; next++) foldEntry(entries[next] as Searchable)
      if (next < entries.length) waiting = whenIdle(fold)
    }
    return () => waiting()
  }, [entries, whole])
}

function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(task, { timeout: 2_000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(task, 30)
  return () => clearTimeout(timer)
}
