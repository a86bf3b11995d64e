import { Refusal } from '#kit/store/server/refusal.ts'
import { rowsOf, type Unit, type WriteContext } from '#kit/store/server/store.ts'
import { tellGone, tellPosted } from '../../posts/server/post-events.ts'
import { type PostRow, postColumns } from '../../posts/server/present-post.ts'
import type { PostState } from '../../server/tables.ts'
import type { Wall } from '../../walls.ts'

/** Parts for the commands of moderators. A post its author deleted is no longer theirs to judge. */

export interface ReviewedPost extends PostRow {
  readonly wall: Wall
  readonly author_seal: string | null
  readonly state: PostState
}

export function* findForReview(postId: string, { build }: WriteContext): Unit<ReviewedPost> {
  const [post] = yield* rowsOf(
    build
      .selectFrom('wall_posts')
      .select([...postColumns, 'wall', 'author_seal', 'state'])
      .where('id', '=', postId)
      .where('state', '<>', 'gone')
      .where('deleted_at', 'is', null),
  )
  if (!post) throw new Refusal('not_found')
  return post
}

export function* putOnTheWall(post: ReviewedPost, context: WriteContext): Unit<void> {
  yield* setState(post.id, 'shown', context)
  if (post.state !== 'shown') yield* tellPosted(post.wall, post, context)
}

export function* takeOffTheWall(post: ReviewedPost, context: WriteContext): Unit<void> {
  yield* setState(post.id, 'removed', context)
  if (post.state === 'shown') yield* tellGone(post.wall, post.id, context)
}

function* setState(id: string, state: 'shown' | 'removed', { build }: WriteContext): Unit<void> {
  yield* rowsOf(build.updateTable('wall_posts').set({ state, held_for: null }).where('id', '=', id))
}
