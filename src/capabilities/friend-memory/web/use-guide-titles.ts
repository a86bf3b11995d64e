import { useEffect, useState } from 'react'
import type { Both } from '#kit/i18n/both.ts'
import { openGuide } from '#knowledge/talking/content/shelf.ts'

/** The titles of guides, as they come; one that does not come goes unnamed. */
export function useGuideTitles(ids: readonly string[]): ReadonlyMap<string, Both> {
  const [titles, setTitles] = useState<ReadonlyMap<string, Both>>(new Map())
  const wanted = [...new Set(ids)].sort().join(' ')

  useEffect(() => {
    let isLeft = false
    for (const id of wanted.split(' ').filter(Boolean)) {
      openGuide(id).then(
        ({ title }) => isLeft || setTitles((known) => new Map(known).set(id, title)),
        () => {},
      )
    }
    return () => {
      isLeft = true
    }
  }, [wanted])

  return titles
}
