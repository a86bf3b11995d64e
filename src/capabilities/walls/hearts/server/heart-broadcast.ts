import type { Live } from '#capabilities/live/server/create-live.ts'
import { inBatches } from '#kit/batches.ts'
import type { Store } from '#kit/store/server/store.ts'
import type { StoreLog } from '#kit/store/server/store-log.ts'
import { topicOf } from '../../live-topics.ts'
import { postOf } from '../../posts/server/post-events.ts'
import type { CountedPost } from './hearts.ts'
import { recordHearts } from './hearts.ts'

/** Long enough for a burst on one post to become one message, short enough to feel alive. */
const tellMillis = 250
/** An event a heart would flood the list: a post is recorded once in a while, with its count by then. */
const recordMillis = 3_000
const recordedTogether = 200

export interface HeartBroadcast {
  /** A post has this many hearts now. */
  changed(post: CountedPost): void
  /** Resolves when what was not recorded yet is. */
  stop(): Promise<void>
}

/**
 * Tells screens how many hearts a post has: those of this node within half a second, and by one
 * recorded event every few seconds those of other nodes, and whoever was away.
 */
export function createHeartBroadcast(deps: {
  store: Store
  live: Pick<Live, 'mention' | 'whenHeard'>
  log: StoreLog
}): HeartBroadcast {
  const { store, live } = deps
  const untold = new Map<string, CountedPost>()
  /** With the newest count that this node knows of. */
  const unrecorded = new Map<string, CountedPost>()
  let telling = false
  let recording: NodeJS.Timeout | undefined
  let recordedAt = Number.NEGATIVE_INFINITY
  let stopped = false

  live.whenHeard((events) => {
    for (const { kind, about } of events) {
      // Hearts that were given since would seem to be taken back: who listens here is told again.
      const newer = kind === 'hearts' ? unrecorded.get(postOf(about)) : undefined
      if (newer) tellSoon(newer)
    }
  })

  function tellSoon(post: CountedPost): void {
    untold.set(post.id, post)
    if (!telling) setTimeout(tell, tellMillis)
    telling = true
  }

  /** What changes again while ten thousand streams are being told waits, and only the newest leaves. */
  async function tell(): Promise<void> {
    while (untold.size > 0) {
      const byWall = Map.groupBy(untold.values(), ({ wall }) => wall)
      untold.clear()
      for (const [wall, posts] of byWall) {
        const bodies = posts.map(({ id, hearts }) => ({ id, count: hearts }))
        await live.mention(topicOf(wall), 'hearts', bodies)
      }
    }
    telling = false
  }

  /** In a quiet hour the other nodes hear at once too. */
  function recordSoon(): void {
    if (stopped) return
    const wait = Math.max(tellMillis, recordedAt + recordMillis - performance.now())
    recording ??= setTimeout(() => void record(), wait)
  }

  async function record(): Promise<void> {
    const posts = [...unrecorded]
    unrecorded.clear()
    try {
      for (const some of inBatches(posts, recordedTogether)) {
        await store.write(
          recordHearts,
          some.map(([id]) => id),
        )
      }
    } catch (error) {
      deps.log.warn({ err: error }, 'hearts could not be told to the other nodes; trying again')
      for (const [id, post] of posts) if (!unrecorded.has(id)) unrecorded.set(id, post)
    }
    recording = undefined
    recordedAt = performance.now()
    if (unrecorded.size > 0) recordSoon()
  }

  return {
    changed(post) {
      tellSoon(post)
      unrecorded.set(post.id, post)
      recordSoon()
    },
    async stop() {
      stopped = true
      clearTimeout(recording)
      await record()
    },
  }
}
