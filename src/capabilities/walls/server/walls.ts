import { markOf } from '#capabilities/identity/server/marks.ts'
import { isNewcomer } from '#capabilities/identity/server/newcomer.ts'
import type { Visitor } from '#capabilities/identity/server/session-cache.ts'
import { notSignedIn } from '#capabilities/identity/server/visitor.ts'
import type { Live } from '#capabilities/live/server/create-live.ts'
import type { ReportReason } from '#capabilities/moderation/report-reasons.ts'
import type { AuthorSeal } from '#capabilities/moderation/server/author-seal.ts'
import type { Clock } from '#kit/clock.ts'
import type { Limits } from '#kit/http/server/limits.ts'
import { randomId } from '#kit/store/server/new-id.ts'
import type { Store } from '#kit/store/server/store.ts'
import type { StoreLog } from '#kit/store/server/store-log.ts'
import { createHeartBroadcast } from '../hearts/server/heart-broadcast.ts'
import { giveHeart, takeHeartBack } from '../hearts/server/hearts.ts'
import { topicOf } from '../live-topics.ts'
import { deletePost, graceMillis, restorePost } from '../posts/server/delete-post.ts'
import { createNewestPosts } from '../posts/server/newest-posts.ts'
import { createPostOrder } from '../posts/server/order-posts.ts'
import { subjectsOf } from '../posts/server/post-events.ts'
import { createPosting } from '../posts/server/posting.ts'
import { purgePosts } from '../posts/server/purge-posts.ts'
import { createReading } from '../posts/server/reading.ts'
import { reportPost } from '../reports/server/report-post.ts'
import { type Wall, wallNames } from '../walls.ts'
import * as allowances from './allowances.ts'
import { orProblem, wallProblem } from './wall-problems.ts'

const purgeEveryMillis = 30_000

export interface WallsDependencies {
  readonly store: Store
  readonly limits: Limits
  readonly clock: Clock
  readonly live: Pick<Live, 'mention' | 'whenHeard' | 'forget' | 'whenForgotten'>
  readonly log: StoreLog
  readonly authorSeal: AuthorSeal
}

export interface PostAddress {
  readonly wall: Wall
  readonly id: string
}

export type Walls = ReturnType<typeof createWalls>

export function createWalls(deps: WallsDependencies) {
  const { store, limits, clock } = deps
  const newest = createNewestPosts(store.read)
  const order = createPostOrder(store.read)
  deps.live.whenHeard(newest.heard)
  deps.live.whenHeard(order.heard)
  deps.live.whenForgotten(() => wallNames.forEach(newest.forget))
  const hearts = createHeartBroadcast(deps)
  const posting = createPosting({ ...deps, order, written: newest.posted })

  const purging = setInterval(() => {
    // What a node that died could tell nobody of is read anew at the latest now.
    wallNames.forEach(newest.forget)
    // The next round tries again; a store that is down says so itself.
    purge().catch((error) => deps.log.warn({ err: error }, 'deleted posts were not wiped'))
  }, purgeEveryMillis).unref()

  /** Wipes what was deleted long enough ago. */
  async function purge(): Promise<void> {
    while (await store.write(purgePosts, { at: clock.now() }));
  }

  async function setHeart(visitor: Visitor, { wall, id }: PostAddress, hearted: boolean) {
    limits.take(allowances.hearts, visitor.id)
    const heart = { postId: id, wall, identityId: visitor.id, mark: markOf(visitor, 'heart', id) }
    const count = await orProblem(store.write(hearted ? giveHeart : takeHeartBack, heart))
    if (count === 'missing') throw wallProblem('not_found')
    if (count === 'nobody') throw notSignedIn()
    newest.hearted(wall, id, count)
    hearts.changed({ id, wall, hearts: count })
    return { hearts: count, hearted }
  }

  function ownPost(visitor: Visitor, { wall, id }: PostAddress) {
    limits.take(allowances.deletions, visitor.id)
    return { postId: id, wall, mark: markOf(visitor, 'post', id), at: clock.now() }
  }

  return {
    ...createReading(store, newest),
    post: posting.post,
    /** For writes of other rooms, after which a wall is not what it was. */
    forget: newest.forget,
    setHeart,

    /** What somebody wrote who has erased themselves: nobody reads it from here on, on any node. */
    async takeBack(posts: readonly string[]): Promise<void> {
      wallNames.forEach(newest.forget)
      const subjects = posts.flatMap(subjectsOf)
      const things = wallNames
        .map(topicOf)
        .flatMap((topic) => subjects.map((about) => ({ topic, about })))
      await deps.live.forget(things)
    },

    /** Answers until when it can come back. */
    async delete(visitor: Visitor, address: PostAddress): Promise<number> {
      const deletedAt = await orProblem(store.write(deletePost, ownPost(visitor, address)))
      posting.unsaid(visitor.id, address.id)
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
          reportId: randomId(),
          postId: id,
          wall,
          identityId: visitor.id,
          mark: markOf(visitor, 'report', id),
          ownMark: markOf(visitor, 'post', id),
          established: !isNewcomer(visitor, at),
          reason,
          at,
        }),
      )
      if (hidden === 'nobody') throw notSignedIn()
      if (hidden) newest.forget(wall)
    },

    purge,

    async stop(): Promise<void> {
      clearInterval(purging)
      await hearts.stop()
    },
  }
}
