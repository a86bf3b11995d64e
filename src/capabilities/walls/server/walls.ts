import type { Visitor } from '#capabilities/identity/server/identities.ts'
import type { HeartTicker } from '#capabilities/live/server/ticker.ts'
import type { ReportReason } from '#capabilities/moderation/report-reasons.ts'
import type { Clock } from '#kit/clock.ts'
import type { Limits } from '#kit/http/server/limits.ts'
import { newId } from '#kit/store/server/new-id.ts'
import type { PubSub } from '#kit/store/server/pub-sub.ts'
import type { Store } from '#kit/store/server/store.ts'
import type { StoreLog } from '#kit/store/server/store-log.ts'
import {
  changedHeartsOf,
  type HeartedPost,
  readCounts,
  readHeartedBy,
} from '../hearts/server/changed-hearts.ts'
import { createHeartNews } from '../hearts/server/heart-news.ts'
import { giveHeart, takeHeartBack } from '../hearts/server/hearts.ts'
import { topicOf } from '../live-topics.ts'
import { deletePost, graceMillis, restorePost } from '../posts/server/delete-post.ts'
import { createNewestPosts } from '../posts/server/newest-posts.ts'
import { createPosting } from '../posts/server/posting.ts'
import { purgePosts } from '../posts/server/purge-posts.ts'
import { createReading } from '../posts/server/reading.ts'
import { reportPost } from '../reports/server/report-post.ts'
import type { Wall } from '../walls.ts'
import * as allowances from './allowances.ts'
import { orProblem, wallProblem } from './wall-problems.ts'

const purgeEveryMillis = 30_000

export interface WallsDependencies {
  readonly store: Store
  readonly limits: Limits
  readonly clock: Clock
  readonly pubSub: PubSub
  readonly ticker: HeartTicker
  /** How far this node has heard of live events. */
  readonly place: () => string
  readonly log: StoreLog
}

export interface PostAddress {
  readonly wall: Wall
  readonly id: string
}

export type Walls = ReturnType<typeof createWalls>

export function createWalls(deps: WallsDependencies) {
  const { store, limits, clock } = deps
  const newest = createNewestPosts(store.read, deps.place)
  const news = createHeartNews({ ...deps, changed: newest.forget })

  const posting = createPosting({ ...deps, written: newest.posted })

  const purging = setInterval(() => {
    // The next round tries again; a store that is down says so itself.
    purge().catch((error) => deps.log.warn({ err: error }, 'deleted posts were not wiped'))
  }, purgeEveryMillis).unref()

  /** Wipes what was deleted long enough ago. */
  async function purge(): Promise<void> {
    while (await store.write(purgePosts, { at: clock.now() }));
  }

  async function setHeart(visitor: Visitor, { wall, id }: PostAddress, hearted: boolean) {
    limits.take(allowances.hearts, visitor.id)
    const heart = { postId: id, wall, identityId: visitor.id, at: clock.now() }
    const hearts = await orProblem(store.write(hearted ? giveHeart : takeHeartBack, heart))
    if (hearts === null) throw wallProblem('not_found')
    newest.hearted(wall, id, hearts)
    news.tell(wall)
    deps.ticker.changed(topicOf(wall), id, hearts)
    return { hearts, hearted }
  }

  function ownPost(visitor: Visitor, { wall, id }: PostAddress) {
    limits.take(allowances.deletions, visitor.id)
    return { postId: id, wall, identityId: visitor.id, at: clock.now() }
  }

  return {
    ...createReading(store.read, newest),
    post: posting.post,
    /** For writes of other rooms, after which a wall is not what it was. */
    forget: newest.forget,
    setHeart,
    changedHearts: (wall: Wall) => changedHeartsOf(store, wall),
    heartedBy: (identityId: string) => readHeartedBy(store, identityId),

    /** Tells everybody how many hearts these posts have now. */
    async tellHearts(posts: readonly HeartedPost[]): Promise<void> {
      for (const { id, wall, hearts } of await readCounts(store, posts)) {
        news.tell(wall)
        deps.ticker.changed(topicOf(wall), id, hearts)
      }
    },

    /** Answers until when it can come back. */
    async delete(visitor: Visitor, address: PostAddress): Promise<number> {
      const deletedAt = await orProblem(store.write(deletePost, ownPost(visitor, address)))
      newest.forget(address.wall)
      return deletedAt + graceMillis
    },

    async restore(visitor: Visitor, address: PostAddress) {
      const post = await orProblem(store.write(restorePost, ownPost(visitor, address)))
      newest.forget(address.wall)
      return post
    },

    async report(visitor: Visitor, { wall, id }: PostAddress, reason: ReportReason) {
      limits.take(allowances.reports, visitor.id)
      const at = clock.now()
      const hidden = await orProblem(
        store.write(reportPost, {
          reportId: newId(at),
          postId: id,
          wall,
          identityId: visitor.id,
          since: visitor.createdAt,
          reason,
          at,
        }),
      )
      if (hidden) newest.forget(wall)
    },

    purge,

    stop(): void {
      clearInterval(purging)
      news.stop()
    },
  }
}
