import { useEffect, useState } from 'react'
import type { readWriter } from '#capabilities/composing/contract.ts'
import { askServer } from '#kit/http/web/ask-server.ts'
import { usePageData } from '#kit/page/web/use-page-data.ts'
import { useOnline } from '#kit/web/use-online.ts'
import { friendPage } from '../friend-page.ts'

/** Whether a writing service may word the replies. As long as nobody knows, this phone alone does. */
export function useWriter(): boolean {
  const given = usePageData(friendPage)
  const [writer, setWriter] = useState(given?.writer)
  const isOnline = useOnline()
  const isKnown = writer !== undefined

  useEffect(() => {
    if (isKnown || !isOnline) return
    askServer<typeof readWriter>('GET', '/api/compose/writer').then(
      (told) => setWriter(told.writer),
      () => {},
    )
  }, [isKnown, isOnline])

  return writer ?? false
}
