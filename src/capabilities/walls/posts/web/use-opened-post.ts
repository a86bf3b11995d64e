import { useCallback, useEffect } from 'react'
import { Refusal } from '#kit/http/web/ask-server.ts'
import { goTo, usePath } from '#kit/page/web/location.tsx'
import type { Wall } from '../../walls.ts'
import { readOnePost } from '../../web/ask-walls.ts'
import type { WallScreen } from './use-wall.ts'
import { type OpenedPost, withOpened, withOpening } from './wall-state.ts'

/** The post that the address names, also when the visitor goes back and forth. Answers how to open another. */
export function useOpenedPost(wall: Wall, { read, change }: WallScreen) {
  const path = usePath()

  const show = useCallback(
    async (id: string | null) => {
      change((state) => withOpening(state, id))
      if (id === null || read().posts.some((post) => post.id === id)) return
      const { you, ...found } = await findPost(wall, id)
      change((state) => withOpened(state, found, you))
    },
    [wall, read, change],
  )

  useEffect(() => {
    const named = readAddress()
    if (named) void show(named)
    const moved = (event: PopStateEvent) => {
      void show(readAddress())
      const { scroll } = (event.state ?? {}) as { scroll?: number }
      if (scroll !== undefined) scrollTo(0, scroll)
    }
    addEventListener('popstate', moved)
    return () => removeEventListener('popstate', moved)
  }, [show])

  return useCallback(
    (id: string | null) => {
      // So that going back leads to the line where the reader was.
      history.replaceState({ ...history.state, scroll: scrollY }, '')
      goTo(id === null ? path : linkTo(path, id))
      void show(id)
      scrollTo(0, 0)
    },
    [path, show],
  )
}

/** Where a post stands on top of its wall. */
export function linkTo(path: string, id: string): string {
  return `${path}?post=${id}`
}

function readAddress(): string | null {
  const named = new URLSearchParams(location.search).get('post')
  return named && /^[0-9a-z]{26}$/.test(named) ? named : null
}

async function findPost(wall: Wall, id: string) {
  try {
    const { post, reason, you } = await readOnePost(wall, id)
    return { id, status: 'shown', post, ...(reason && { reason }), you } as const
  } catch (error) {
    const missing = error instanceof Refusal && error.status === 404
    const status: OpenedPost['status'] = missing ? 'missing' : 'failed'
    return { id, status, you: undefined }
  }
}
