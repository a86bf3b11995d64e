import { useCallback, useEffect, useRef, useState } from 'react'
import { askServer, Refusal } from '#kit/http/web/ask-server.ts'
import type * as contract from '../contract.ts'
import type { ReviewedPost } from '../contract.ts'

export type Action = (typeof contract.actions)[number]

interface Pile {
  readonly posts: readonly ReviewedPost[]
  readonly next: string | null
}

export interface QueueState {
  readonly pile: Pile | null
  readonly trouble: 'offline' | 'failed' | null
  readonly busy: boolean
  refresh(): Promise<void>
  loadMore(): Promise<void>
  /** Answers the post as it is now; what does not belong on this pile any more leaves it. */
  decide(id: string, action: Action): Promise<ReviewedPost>
  drop(id: string): void
}

export function useQueue(show: 'waiting' | 'removed', onExpired: () => void): QueueState {
  const [pile, setPile] = useState<Pile | null>(null)
  const [trouble, setTrouble] = useState<QueueState['trouble']>(null)
  const [busy, setBusy] = useState(true)
  const expired = useRef(onExpired)
  expired.current = onExpired

  const read = useCallback(
    async (after: string | null) => {
      setBusy(true)
      try {
        const cursor = after === null ? '' : `&after=${after}`
        const path = `/api/moderation/queue?show=${show}${cursor}`
        const page = await askServer<typeof contract.readQueue>('GET', path)
        setPile((before) =>
          after === null || !before ? page : { ...page, posts: [...before.posts, ...page.posts] },
        )
        setTrouble(null)
      } catch (error) {
        if (isExpired(error)) return expired.current()
        setTrouble(error instanceof Refusal && error.offline ? 'offline' : 'failed')
      } finally {
        setBusy(false)
      }
    },
    [show],
  )

  useEffect(() => void read(null), [read])

  const drop = (id: string) =>
    setPile(
      (before) => before && { ...before, posts: before.posts.filter((post) => post.id !== id) },
    )

  return {
    pile,
    trouble,
    busy,
    drop,
    refresh: () => read(null),
    loadMore: () => read(pile?.next ?? null),
    async decide(id, action) {
      const path = `/api/moderation/posts/${id}/${action}`
      try {
        const { post } = await askServer<typeof contract.decide>('POST', path)
        const stays = action === 'silence' || action === 'unsilence'
        if (!stays) drop(id)
        else {
          setPile(
            (before) =>
              before && {
                ...before,
                posts: before.posts.map((each) => (each.id === id ? post : each)),
              },
          )
        }
        return post
      } catch (error) {
        if (isExpired(error)) expired.current()
        throw error
      }
    },
  }
}

export function isExpired(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'not_moderator'
}
