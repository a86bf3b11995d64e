import type { Post } from '../../contract.ts'
import type { WallState } from './wall-state.ts'

export interface PlacedPost {
  readonly post: Post
  /** Why it waits for a moderator, if it does. */
  readonly heldFor: string | undefined
}

/** Newest first, the visitor's own held posts among them; without the one that stands on top. */
export function orderPosts({ posts, held, opened }: WallState): readonly PlacedPost[] {
  const shown = posts.map((post) => ({ post, heldFor: undefined }))
  const waiting = held.map(({ reason, ...post }) => ({ post, heldFor: reason || 'review' }))
  return [...shown, ...waiting]
    .filter(({ post }) => post.id !== opened?.id)
    .sort((a, b) => (a.post.id < b.post.id ? 1 : -1))
}
