import type { Store } from '#kit/store/server/store.ts'
import type { Post, You } from '../../contract.ts'
import type { List } from './cursor.ts'
import { postColumns, presentHeldPost } from './present-post.ts'

export const nobody: You = { hearted: [], wrote: [] }

/** A part of a list: its posts, and the ids between which a post belongs to it. */
export interface Part {
  readonly posts: readonly Pick<Post, 'id'>[]
  /** Exclusive; without it the part begins at the newest post. */
  readonly before: string | undefined
  /** There are older posts, on another page. */
  readonly more: boolean
}

/**
 * What of a page is the visitor's own. Asked by the range of ids, which is one
 * look into an index, and not by a list of fifty.
 */
export async function readYou(
  read: Store['read'],
  visitorId: string,
  { wall, category }: List,
  { posts, before, more }: Part,
): Promise<You> {
  const last = posts.at(-1)?.id ?? ''
  // The last page takes the waiting posts that are older than everything on it, too.
  const oldest = more ? last : ''
  const onPage = new Set(posts.map(({ id }) => id))
  const [hearts, own] = await Promise.all([
    posts.length === 0
      ? []
      : read
          .selectFrom('wall_hearts')
          .select('post_id')
          .where('identity_id', '=', visitorId)
          .where('post_id', '>=', last)
          .$if(before !== undefined, (query) => query.where('post_id', '<', before ?? ''))
          .execute(),
    read
      .selectFrom('wall_posts')
      .select([...postColumns, 'state', 'held_for'])
      .where('author_id', '=', visitorId)
      .where('id', '>=', oldest)
      .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
      .where('wall', '=', wall)
      .where('deleted_at', 'is', null)
      .orderBy('id', 'desc')
      .execute(),
  ])
  const held = own.filter(
    (row) => row.state === 'held' && (category === undefined || row.category === category),
  )
  return {
    hearted: hearts.map(({ post_id }) => post_id).filter((id) => onPage.has(id)),
    wrote: own.map(({ id }) => id).filter((id) => onPage.has(id)),
    ...(held.length > 0 && { held: held.map(presentHeldPost) }),
  }
}
