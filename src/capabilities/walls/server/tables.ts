import type { CareKind } from '#capabilities/care/care-kind.ts'
import { portableTypes } from '#kit/store/server/portable-types.ts'
import type { Migration } from '#kit/store/server/store.ts'
import type { Category } from '../categories.ts'
import type { Wall } from '../walls.ts'

/**
 * - `shown`: on the wall
 * - `held`: waits for a moderator (`held_for` says why), seen by its author alone
 * - `removed`: a moderator took it off
 * - `gone`: deleted for good; the text is wiped, and only the key remains, so
 *   that a late retry does not put the words back on the wall
 */
export type PostState = 'shown' | 'held' | 'removed' | 'gone'

declare module '#kit/store/server/store.ts' {
  interface Tables {
    wall_posts: {
      id: string
      wall: Wall
      author_id: string
      idempotency_key: string
      text: string
      category: Category | null
      /** Always the number of the post's rows in `wall_hearts`. */
      hearts: number
      created_at: number
      state: PostState
      /** Codes of reasons with a space between, the gravest first. */
      held_for: string | null
      /** When its author deleted it; it can come back for a moment. */
      deleted_at: number | null
      /** What was heard in it, for those who read and answer. */
      need: CareKind | null
    }
    wall_hearts: {
      post_id: string
      identity_id: string
      given_at: number
    }
  }
}

/** Written out and never bound, or the databases could not tell that the partial indexes fit. */
export const onTheWall = "state = 'shown' AND deleted_at IS NULL"
export const waitsForReview = 'held_for IS NOT NULL'
export const inGrace = "deleted_at IS NOT NULL AND state <> 'gone'"

export const wallMigrations: readonly Migration[] = [
  {
    name: '010-walls',
    statements: (dialect) => {
      const { key, text, integer, strict } = portableTypes(dialect)
      // Hearts are all key: without a rowid of its own, a heart is one entry in place of two.
      const allKey = dialect === 'sqlite' ? 'STRICT, WITHOUT ROWID' : ''
      return [
        `CREATE TABLE wall_posts (
          id ${key} PRIMARY KEY,
          wall ${key} NOT NULL,
          author_id ${key} NOT NULL REFERENCES identities (id),
          idempotency_key ${key} NOT NULL,
          text ${text} NOT NULL,
          category ${key},
          hearts ${integer} NOT NULL,
          created_at ${integer} NOT NULL,
          state ${key} NOT NULL,
          held_for ${text},
          deleted_at ${integer},
          UNIQUE (author_id, idempotency_key)
        ) ${strict}`,
        `CREATE TABLE wall_hearts (
          post_id ${key} NOT NULL REFERENCES wall_posts (id) ON DELETE CASCADE,
          identity_id ${key} NOT NULL REFERENCES identities (id),
          given_at ${integer} NOT NULL,
          PRIMARY KEY (post_id, identity_id)
        ) ${allKey}`,
        'CREATE INDEX wall_hearts_by_identity ON wall_hearts (identity_id, post_id)',
        'CREATE INDEX wall_posts_by_author ON wall_posts (author_id, id)',
        `CREATE INDEX wall_posts_newest ON wall_posts (wall, id) WHERE ${onTheWall}`,
        `CREATE INDEX wall_posts_by_category ON wall_posts (wall, category, id)
          WHERE category IS NOT NULL AND ${onTheWall}`,
        `CREATE INDEX wall_posts_to_review ON wall_posts (id) WHERE ${waitsForReview}`,
        "CREATE INDEX wall_posts_removed ON wall_posts (id) WHERE state = 'removed'",
        `CREATE INDEX wall_posts_in_grace ON wall_posts (deleted_at) WHERE ${inGrace}`,
        "CREATE INDEX wall_posts_gone ON wall_posts (deleted_at) WHERE state = 'gone'",
      ]
    },
  },
  {
    name: '011-walls-hearts-changed',
    statements: (dialect) => [
      `ALTER TABLE wall_posts ADD COLUMN hearts_changed_at ${portableTypes(dialect).integer}`,
      `CREATE INDEX wall_posts_hearts_changed ON wall_posts (wall, hearts_changed_at)
        WHERE hearts_changed_at IS NOT NULL`,
    ],
  },
  {
    // Missed hearts are recorded as events since, and no post keeps the moment of them.
    name: '012-walls-hearts-recorded',
    statements: () => [
      'DROP INDEX wall_posts_hearts_changed',
      'ALTER TABLE wall_posts DROP COLUMN hearts_changed_at',
    ],
  },
  {
    name: '013-walls-need',
    statements: (dialect) => [
      `ALTER TABLE wall_posts ADD COLUMN need ${portableTypes(dialect).key}`,
      // Need holds nothing back any more; what waits for the old reason goes on waiting for a person.
      "UPDATE wall_posts SET held_for = REPLACE(held_for, 'crisis-method', 'method') WHERE held_for IS NOT NULL",
    ],
  },
]
