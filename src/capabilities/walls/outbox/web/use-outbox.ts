import { useMemo } from 'react'
import { useStore } from '#kit/web/make-store.ts'
import type { Wall } from '../../walls.ts'
import { outbox, type WaitingPost } from './outbox.ts'

/** What waits for this wall, oldest first. */
export function useOutbox(wall: Wall): readonly WaitingPost[] {
  const all = useStore(outbox)
  return useMemo(() => all.filter((post) => post.wall === wall), [all, wall])
}
