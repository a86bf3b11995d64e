import type { HeardEvent } from '#capabilities/live/server/recent-events.ts'
import { idTime, newId } from '#kit/store/server/new-id.ts'
import type { Store } from '#kit/store/server/store.ts'
import { topicOf } from '../../live-topics.ts'
import { wallNames } from '../../walls.ts'

export interface PostOrder {
  /** An id behind all that this node knows of. */
  nextId(now: number): Promise<string>
  heard(events: readonly HeardEvent[]): void
}

const hourMillis = 3_600_000
const topics: ReadonlySet<string> = new Set(wallNames.map(topicOf))

/** All that is kept of a moment: with the minute somebody who looked over a shoulder could find a post. */
export function hourOf(moment: number): number {
  return moment - (moment % hourMillis)
}

/**
 * Ids sort as posts were written, and say no more than the hour: what stands where a moment would
 * stand counts on from the beginning of the hour, one a post. Nodes hear of each other's posts and
 * count on from there, so what was written after something was seen stands after it everywhere.
 */
export function createPostOrder(read: Store['read']): PostOrder {
  let last = 0
  let begun: Promise<void> | undefined

  const note = (id: string) => {
    last = Math.max(last, idTime(id))
  }

  async function begin(): Promise<void> {
    const newest = read.selectFrom('wall_posts').select('id').orderBy('id', 'desc').limit(1)
    const found = await newest.executeTakeFirst()
    if (found) note(found.id)
  }

  return {
    async nextId(now) {
      begun ??= begin().catch((error) => {
        begun = undefined
        throw error
      })
      await begun
      last = Math.max(last + 1, hourOf(now))
      return newId(last)
    },

    heard(events) {
      for (const { topic, kind, about } of events) {
        if (kind === 'post' && about !== null && topics.has(topic)) note(about)
      }
    },
  }
}
