import { silencedText } from '#capabilities/moderation/server/silences.ts'
import type { Store } from '#kit/store/server/store.ts'
import { type FoundPost, foundColumns } from './read-posts.ts'

/** What must be known of an author before a post of theirs is judged. */
export interface AuthorSoFar {
  /** What this author has sent with this key before. */
  readonly earlier: FoundPost | undefined
  readonly silenced: boolean
}

interface AuthorRow extends FoundPost {
  readonly what: 'earlier' | 'silenced'
}

const columns = foundColumns.join(', ')
const noPost = foundColumns.map(() => 'NULL').join(', ')

/**
 * One question in place of two: each would wait for its own turn of the database, and this is
 * asked for every post. By its first part the columns have their types on Postgres.
 */
const authorText = `
  SELECT 'earlier' AS what, ${columns} FROM wall_posts WHERE key_mark = ?
  UNION ALL
  SELECT 'silenced', ${noPost} FROM (${silencedText('?')}) AS silenced`

export async function readAuthor(
  store: Store,
  identityId: string,
  keyMark: string,
): Promise<AuthorSoFar> {
  const rows = await store.readRows<AuthorRow>(authorText, [keyMark, identityId])
  return {
    earlier: rows.find(({ what }) => what === 'earlier'),
    silenced: rows.some(({ what }) => what === 'silenced'),
  }
}
