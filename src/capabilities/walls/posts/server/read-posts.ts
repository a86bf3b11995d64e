import { sql } from 'kysely'
import type { Store } from '#kit/store/server/store.ts'
import { onTheWall, type PostState } from '../../server/tables.ts'
import type { Wall } from '../../walls.ts'
import type { List } from './cursor.ts'
import { type PostRow, postColumns } from './present-post.ts'

type Read = Store['read']

const shown = sql<boolean>`${sql.raw(onTheWall)}`

/** The posts of a list, newest first, from the one after `before`. Costs the same at any depth. */
export function readPosts(
  read: Read,
  list: List,
  part: { before?: string | undefined; most: number },
): Promise<PostRow[]> {
  const { wall, category } = list
  return read
    .selectFrom('wall_posts')
    .select(postColumns)
    .where('wall', '=', wall)
    .where(shown)
    .$if(category !== undefined, (query) => query.where('category', '=', category ?? null))
    .$if(part.before !== undefined, (query) => query.where('id', '<', part.before ?? ''))
    .orderBy('id', 'desc')
    .limit(part.most)
    .execute()
}

export interface FoundPost extends PostRow {
  readonly wall: Wall
  readonly mark: string
  readonly state: PostState
  readonly held_for: string | null
  readonly deleted_at: number | null
}

export const foundColumns = [
  ...postColumns,
  'wall',
  'mark',
  'state',
  'held_for',
  'deleted_at',
] as const

export function readPost(read: Read, wall: Wall, id: string): Promise<FoundPost | undefined> {
  return read
    .selectFrom('wall_posts')
    .select(foundColumns)
    .where('id', '=', id)
    .where('wall', '=', wall)
    .executeTakeFirst()
}

/** What its author has sent with this key before. */
export function readByKey(read: Read, keyMark: string): Promise<FoundPost | undefined> {
  return read
    .selectFrom('wall_posts')
    .select(foundColumns)
    .where('key_mark', '=', keyMark)
    .executeTakeFirst()
}
