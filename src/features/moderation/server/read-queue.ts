import { sql } from 'kysely'
import type { ReportReason } from '#capabilities/moderation/report-reasons.ts'
import { readHeldFor } from '#capabilities/walls/posts/server/held-for.ts'
import { postColumns, presentPost } from '#capabilities/walls/posts/server/present-post.ts'
import { waitsForReview } from '#capabilities/walls/server/tables.ts'
import type { Store } from '#kit/store/server/store.ts'
import type { ReviewedPost } from '../contract.ts'

type Read = Store['read']

const pageLength = 50

export async function readQueue(
  read: Read,
  { show, after = '' }: { show: 'waiting' | 'removed'; after?: string | undefined },
): Promise<{ posts: ReviewedPost[]; next: string | null }> {
  const ids = await (show === 'waiting' ? waitingIds(read, after) : removedIds(read, after))
  const posts = await presentForReview(read, ids.slice(0, pageLength))
  return { posts, next: ids.length > pageLength ? (ids[pageLength - 1] ?? null) : null }
}

export async function readReviewedPost(read: Read, id: string): Promise<ReviewedPost | undefined> {
  return (await presentForReview(read, [id]))[0]
}

/** Two short indexes side by side; asked in one breath, every post of the wall would be read. */
async function waitingIds(read: Read, after: string): Promise<string[]> {
  const rows = await read
    .selectFrom((from) =>
      from
        .selectFrom('wall_posts')
        .select('id')
        .where(sql<boolean>`${sql.raw(waitsForReview)}`)
        .union(
          from.selectFrom('post_reports').select('post_id as id').where(sql<boolean>`settled = 0`),
        )
        .as('waiting'),
    )
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(pageLength + 1)
    .execute()
  return rows.map(({ id }) => id)
}

async function removedIds(read: Read, after: string): Promise<string[]> {
  const rows = await read
    .selectFrom('wall_posts')
    .select('id')
    .where(sql<boolean>`state = 'removed'`)
    .where('deleted_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(pageLength + 1)
    .execute()
  return rows.map(({ id }) => id)
}

async function presentForReview(read: Read, ids: readonly string[]): Promise<ReviewedPost[]> {
  if (ids.length === 0) return []
  const [posts, reports] = await Promise.all([
    read
      .selectFrom('wall_posts')
      .select([...postColumns, 'wall', 'state', 'held_for'])
      .select(({ selectFrom }) => [
        // Whose post it is stays sealed: what a moderator did by this post is in the log.
        selectFrom('moderation_log')
          .select('action')
          .whereRef('post_id', '=', 'wall_posts.id')
          .where('action', 'in', ['silence', 'unsilence'])
          .orderBy('entry', 'desc')
          .limit(1)
          .as('last_said'),
        sql<number>`CASE WHEN author_seal IS NULL THEN 0 ELSE 1 END`.as('author_known'),
      ])
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute(),
    read
      .selectFrom('post_reports')
      .select(({ fn }) => ['post_id', 'reason', fn.countAll<number>().as('count')])
      .select(({ fn }) => fn.sum<number>('established').as('established'))
      .where('post_id', 'in', ids)
      .where('settled', '=', 0)
      .groupBy(['post_id', 'reason'])
      .execute(),
  ])
  return posts.flatMap((row) => {
    if (row.state === 'gone') return []
    const { author: _, ...post } = presentPost(row)
    const reasons = [...readHeldFor(row.held_for)]
    const open = reports.filter(({ post_id }) => post_id === row.id)
    return {
      ...post,
      wall: row.wall,
      state: row.state,
      reasons,
      reports: countsOf(open),
      established: open.reduce((sum, { established }) => sum + established, 0),
      authorSilenced:
        row.last_said === null ? reasons.includes('silenced') : row.last_said === 'silence',
      authorKnown: row.author_known === 1,
    }
  })
}

function countsOf(open: readonly { reason: ReportReason; count: number }[]) {
  const counts = { spam: 0, hate: 0, harm: 0, private: 0, other: 0 }
  for (const { reason, count } of open) counts[reason] = count
  return counts
}
