import { silencedText } from '#capabilities/moderation/server/silences.ts'
import type { Store } from '#kit/store/server/store.ts'
import { type FoundPost, foundColumns } from './read-posts.ts'

/** What must be known of an author before a post of theirs is judged. */
export interface AuthorSoFar {
  /** What this author has sent with this key before. */
  readonly earlier: FoundPost | undefined
  readonly silenced: boolean
  /** What they have said of late, newest first: the same words again are a flood. */
  readonly recentTexts: readonly string[]
}

interface AuthorRow extends FoundPost {
  readonly what: 'earlier' | 'silenced' | 'recent'
}

const mostRecent = 10
const columns = foundColumns.join(', ')
const noPost = foundColumns.map(() => 'NULL').join(', ')

/**
 * One question in place of three: each would wait for its own turn of the database, and this is
 * asked for every post. By its first part the columns have their types on Postgres.
 */
const authorText = `
  SELECT 'earlier' AS what, ${columns} FROM wall_posts WHERE author_id = ? AND idempotency_key = ?
  UNION ALL
  SELECT 'silenced', ${noPost} FROM (${silencedText('?')}) AS silenced
  UNION ALL
  SELECT * FROM (
    SELECT 'recent', ${columns} FROM wall_posts WHERE author_id = ? AND deleted_at IS NULL
    ORDER BY id DESC LIMIT ${mostRecent}
  ) AS lately`

export async function readAuthor(
  store: Store,
  authorId: string,
  { key, since }: { key: string; since: number },
): Promise<AuthorSoFar> {
  const rows = await store.readRows<AuthorRow>(authorText, [authorId, key, authorId, authorId])
  const recent = rows.filter(({ what }) => what === 'recent')
  return {
    earlier: rows.find(({ what }) => what === 'earlier'),
    silenced: rows.some(({ what }) => what === 'silenced'),
    // Sifted here: the database would go on looking through all that was said before.
    recentTexts: recent.filter(({ created_at }) => created_at > since).map(({ text }) => text),
  }
}
