import type { Store } from '#kit/store/server/store.ts'

type Row = Readonly<Record<string, unknown>>
export type Dump = Readonly<Record<string, readonly Row[]>>

const tables = [
  'identities',
  'sessions',
  'live_events',
  'wall_posts',
  'wall_hearts',
  'wall_farewells',
  'post_reports',
  'silenced_identities',
  'moderation_log',
  'poll_votes',
  'poll_counts',
  'chat_people',
  'chat_pairs',
  'chat_blocks',
  'chat_reports',
] as const

/** What somebody holds who has copied the database. */
export async function dumpOf({ read }: Store): Promise<Dump> {
  const dump: Record<string, readonly Row[]> = {}
  for (const table of tables)
    dump[table] = (await read.selectFrom(table).selectAll().execute()) as Row[]
  return dump
}

/** Whatever stands in a row that names the post: two posts of one hand may share some of it. */
function traitsOf(dump: Dump, postId: string): Set<string> {
  const traits = new Set<string>()
  for (const [table, rows] of Object.entries(dump)) {
    for (const row of rows) {
      if (!JSON.stringify(row).includes(postId)) continue
      for (const [column, value] of Object.entries(row)) {
        if (value !== null && value !== '') traits.add(`${table}.${column} ${value}`)
      }
    }
  }
  return traits
}

/**
 * Tries to tell which posts are of one author: the more two share, and the rarer it is, the likelier
 * they are taken for one hand's. Answers how often a pair of one author looks likelier than a pair of
 * two: 0.5 is chance, 1 is certainty.
 */
export function joinByAuthor(dump: Dump, authors: ReadonlyMap<string, string>): number {
  const posts = [...authors.keys()].map((id) => ({ id, traits: traitsOf(dump, id) }))
  const seen = new Map<string, number>()
  for (const { traits } of posts)
    for (const trait of traits) seen.set(trait, (seen.get(trait) ?? 0) + 1)

  const same: number[] = []
  const other: number[] = []
  for (const [place, one] of posts.entries()) {
    for (const two of posts.slice(place + 1)) {
      const shared = [...one.traits].filter((trait) => two.traits.has(trait))
      const score = shared.reduce((sum, trait) => sum + 1 / (seen.get(trait) ?? 1), 0)
      const pairs = authors.get(one.id) === authors.get(two.id) ? same : other
      pairs.push(score)
    }
  }
  let won = 0
  for (const mine of same)
    for (const theirs of other) won += mine > theirs ? 1 : mine === theirs ? 0.5 : 0
  return won / (same.length * other.length)
}
