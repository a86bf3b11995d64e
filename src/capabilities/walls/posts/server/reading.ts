import { markOf } from '#capabilities/identity/server/marks.ts'
import type { Visitor } from '#capabilities/identity/server/session-cache.ts'
import type { Packing } from '#kit/http/server/accepted-packing.ts'
import type { Store } from '#kit/store/server/store.ts'
import type { HeldPost, Post, You } from '../../contract.ts'
import { invalidCursor, wallProblem } from '../../server/wall-problems.ts'
import { type List, makeCursor, readCursor } from './cursor.ts'
import type { NewestPage, NewestPosts } from './newest-posts.ts'
import { presentHeldPost, presentPost } from './present-post.ts'
import { readPost, readPosts } from './read-posts.ts'
import { nobody, readYou } from './read-you.ts'

interface OnePost {
  readonly post: Post
  readonly held?: true
  readonly reason?: string
  readonly you: You
}

export function createReading(store: Store, newest: NewestPosts) {
  const { read } = store
  return {
    newestPage: newest.page,

    async newestReply(
      list: List,
      limit: number,
      visitor: Visitor | undefined,
      packing: Packing | undefined,
    ): Promise<{ bytes: Buffer; packing: Packing | undefined }> {
      const page: NewestPage = await newest.page(list, limit)
      const part = { posts: page.posts, before: undefined, more: page.next !== null }
      const you = visitor ? await readYou(store, visitor, list, part) : nobody
      const packed = packing && page.packedFor(you, packing)
      return packed ? { bytes: packed, packing } : { bytes: page.replyFor(you), packing: undefined }
    },

    async laterPage(
      list: List,
      { cursor, limit }: { cursor: string; limit: number },
      visitor: Visitor | undefined,
    ): Promise<{ posts: readonly Post[]; next: string | null; you: You }> {
      const before = readCursor(list, cursor)
      if (!before) throw invalidCursor()
      const rows = await readPosts(read, list, { before, most: limit + 1 })
      const posts = rows.slice(0, limit).map(presentPost)
      const more = rows.length > limit
      const last = posts.at(-1)
      return {
        posts,
        next: more && last ? makeCursor(list, last.id) : null,
        you: visitor ? await readYou(store, visitor, list, { posts, before, more }) : nobody,
      }
    },

    async onePost(
      { wall, id }: { wall: List['wall']; id: string },
      visitor: Visitor | undefined,
    ): Promise<OnePost> {
      const row = await readPost(read, wall, id)
      if (!row || row.deleted_at !== null) throw wallProblem('not_found')
      const wrote = visitor !== undefined && row.mark === markOf(visitor, 'post', id)
      if (row.state === 'held' && wrote) {
        const { reason, ...post }: HeldPost = presentHeldPost(row)
        return { post, held: true, reason, you: { hearted: [], wrote: [id] } }
      }
      if (row.state !== 'shown') throw wallProblem('not_found')
      return { post: presentPost(row), you: visitor ? await youOf(visitor, id, wrote) : nobody }
    },
  }

  async function youOf(visitor: Visitor, id: string, wrote: boolean): Promise<You> {
    const heart = await read
      .selectFrom('wall_hearts')
      .select('post_id')
      .where('post_id', '=', id)
      .where('mark', '=', markOf(visitor, 'heart', id))
      .executeTakeFirst()
    return { hearted: heart ? [id] : [], wrote: wrote ? [id] : [] }
  }
}
