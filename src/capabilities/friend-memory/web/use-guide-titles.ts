import { useEffect, useState } from 'react'
import type { Both } from '#kit/i18n/both.ts'

/** The shelf of guides comes with whatever reads them, when there is one to be named. */
async function titleOf(id: string): Promise<Both> {
  const { openGuide } = await import('#knowledge/talking/content/shelf.ts')
  return (await openGuide(id)).title
}

/** The titles of guides, as they come; one that does not come goes unnamed. */
export function useGuideTitles(ids: readonly string[]): ReadonlyMap<string, Both> {
  const [titles, setTitles] = useState<ReadonlyMap<string, Both>>(new Map())
  const wanted = [...new Set(ids)].sort().join(' ')

  useEffect(() => {
    let isLeft = false
    for (const id of wanted.split(' ').filter(Boolean)) {
      titleOf(id).then(
        (title) => isLeft || setTitles((known) => new Map(known).set(id, title)),
        () => {},
      )
    }
    return () => {
      isLeft = true
    }
  }, [wanted])

  return titles
}
