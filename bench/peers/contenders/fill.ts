import { runSql } from '../run-sql.ts'

/** Walls filled past any server, by the database itself: a million posts in seconds. */

export const began = Date.UTC(2026, 0, 1)
const words = 'आज बिहान चौतारीमा बसेर सोचेको कुरा नम्बर '

export function ourId(number: number): string {
  return `0${String(number).padStart(25, '0')}`
}

export function nextId(number: number): string {
  return String(number).padStart(26, '0')
}

export async function fillOursOnPostgres(databaseUrl: string, posts: number): Promise<void> {
  await runSql(
    databaseUrl,
    `INSERT INTO wall_posts
      (id, wall, mark, key_mark, text, category, hearts, hearts_gone, created_at, state, held_for)
    SELECT '0' || lpad(i::text, 25, '0'), 'confessions', 'mark-' || i, 'key-' || i,
      '${words}' || i, NULL, i % 50, 0, ${began}, 'shown', NULL
    FROM generate_series(1, ${posts}) AS i`,
  )
  await runSql(databaseUrl, 'VACUUM ANALYZE wall_posts')
}

export async function fillParse(databaseUrl: string, posts: number): Promise<void> {
  await runSql(
    databaseUrl,
    `INSERT INTO confessions
      ("objectId", "createdAt", "updatedAt", text, hearts, _rperm, _wperm)
    SELECT lpad(i::text, 10, '0'), moment, moment, '${words}' || i, i % 50,
      ARRAY['*', 'nobody'], ARRAY['nobody']
    FROM (
      SELECT i, to_timestamp((${began} + i) / 1000.0) AS moment
      FROM generate_series(1, ${posts}) AS i
    ) AS posts`,
  )
  await runSql(databaseUrl, 'VACUUM ANALYZE confessions')
}

export async function fillNext(databaseUrl: string, posts: number): Promise<void> {
  await runSql(
    databaseUrl,
    `INSERT INTO confessions (id, author_id, idempotency_key, text, hearts, created_at)
    SELECT lpad(i::text, 26, '0'), 'nobody', 'key-' || i, '${words}' || i, i % 50, ${began} + i
    FROM generate_series(1, ${posts}) AS i`,
  )
  await runSql(databaseUrl, 'VACUUM ANALYZE confessions')
}
