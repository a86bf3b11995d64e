import { useMemo, useSyncExternalStore } from 'react'
import type { Wall } from '../../walls.ts'
import { readOutbox, type WaitingPost, watchOutbox } from './outbox.ts'

const nothing: readonly WaitingPost[] = []

/** What waits for this wall, oldest first. */
export function useOutbox(wall: Wall): readonly WaitingPost[] {
  const all = useSyncExternalStore(watchOutbox, readOutbox, () => nothing)
  return useMemo(() => all.filter((post) => post.wall === wall), [all, wall])
}
