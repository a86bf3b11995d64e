import { sql } from 'kysely'
import type { Store } from '#kit/store/server/store.ts'
import { onTheWall } from '../../server/tables.ts'

/** All that stands on the walls, counted along the indexes: the texts are not read. */
export async function countPosts({ read }: Store): Promise<{ posts: number; hearts: number }> {
  const [posts, hearts] = await Promise.all([
    read
      .selectFrom('wall_posts')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(sql<boolean>`${sql.raw(onTheWall)}`)
      .executeTakeFirstOrThrow(),
    read
      .selectFrom('wall_hearts')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ])
  return { posts: Number(posts.count), hearts: Number(hearts.count) }
}
