import { Refusal } from '#kit/store/server/refusal.ts'
import { defineCommand, rowsOf, type Unit, type WriteContext } from '#kit/store/server/store.ts'
import type { Wall } from '../../walls.ts'
import { tellGone, tellPosted } from './post-events.ts'
import { postColumns } from './present-post.ts'

export interface OwnPost {
  readonly postId: string
  readonly wall: Wall
  /** Says that it is the author who asks. */
  readonly mark: string
  readonly at: number
}

/** Long enough to notice a slip, short enough that "deleted" means it. */
export const graceMillis = 60_000

/** Answers when it was deleted: now, or already a moment ago. */
export const deletePost = defineCommand('walls.deletePost', function* (own: OwnPost, context) {
  const post = yield* findOwn(own, context)
  if (post.deleted_at !== null) return post.deleted_at
  yield* setDeleted(own.postId, own.at, context)
  if (post.state === 'shown') yield* tellGone(own.wall, own.postId, context)
  return own.at
})

export const restorePost = defineCommand('walls.restorePost', function* (own: OwnPost, context) {
  const post = yield* findOwn(own, context)
  if (post.deleted_at !== null) {
    yield* setDeleted(own.postId, null, context)
    if (post.state === 'shown') yield* tellPosted(own.wall, post, context)
  }
  return post
})

/**
 * Somebody else's post on the wall is refused as such, which tells nobody
 * anything new; one that only its author may see is not there at all.
 */
function* findOwn({ postId, wall, mark, at }: OwnPost, { build }: WriteContext) {
  const [post] = yield* rowsOf(
    build
      .selectFrom('wall_posts')
      .select([...postColumns, 'mark', 'state', 'held_for', 'deleted_at'])
      .where('id', '=', postId)
      .where('wall', '=', wall),
  )
  if (!post || post.state === 'gone') throw new Refusal('not_found')
  if (post.mark !== mark) {
    const visible = post.state === 'shown' && post.deleted_at === null
    throw new Refusal(visible ? 'not_yours' : 'not_found')
  }
  if (post.deleted_at !== null && at > post.deleted_at + graceMillis) throw new Refusal('not_found')
  return post
}

function* setDeleted(id: string, at: number | null, { build }: WriteContext): Unit<void> {
  yield* rowsOf(build.updateTable('wall_posts').set({ deleted_at: at }).where('id', '=', id))
}
