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
      /** The author's mark for this post (`marks.ts`): theirs to delete, and nobody's to look up. */
      mark: string
      /** The same of the Idempotency-Key it was sent with. */
      key_mark: string
      /** Who wrote it, for a moderator who has to silence them: see `author-seal.ts`. */
      author_seal: string | null
      text: string
      category: Category | null
      /** The number of the post's rows in `wall_hearts`, and of those that left unseen. */
      hearts: number
      /** Of givers who erased themselves: they leave the count when it changes anyway. */
      hearts_gone: number
      /** The hour alone. */
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
      mark: string
    }
    /** Posts of somebody who erased themselves: gone, and open screens are to be told so at this moment. */
    wall_farewells: {
      post_id: string
      wall: Wall
      tell_at: number
    }
  }
}

/** Written out and never bound, or the databases could not tell that the partial indexes fit. */
export const onTheWall = "state = 'shown' AND deleted_at IS NULL"
export const waitsForReview = 'held_for IS NOT NULL'
export const inGrace = "deleted_at IS NOT NULL AND state <> 'gone'"
export const isSealed = 'author_seal IS NOT NULL'

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
  {
    // Until now posts and hearts bore their author's id. Nobody could make marks of it afterwards, for
    // the secrets are on the phones: what stands stays, and is nobody's.
    name: '061-walls-marks',
    statements: (dialect) => {
      const { key, text, integer, strict } = portableTypes(dialect)
      const allKey = dialect === 'sqlite' ? 'STRICT, WITHOUT ROWID' : ''
      const chance =
        dialect === 'sqlite'
          ? 'lower(hex(randomblob(11)))'
          : "replace(gen_random_uuid()::text, '-', '')"
      const kept = 'id, wall, text, category, hearts, state, held_for, deleted_at, need'
      return [
        `CREATE TABLE marked_posts (
          id ${key} PRIMARY KEY,
          wall ${key} NOT NULL,
          mark ${key} NOT NULL,
          key_mark ${key} NOT NULL UNIQUE,
          author_seal ${text},
          text ${text} NOT NULL,
          category ${key},
          hearts ${integer} NOT NULL,
          hearts_gone ${integer} NOT NULL,
          created_at ${integer} NOT NULL,
          state ${key} NOT NULL,
          held_for ${text},
          deleted_at ${integer},
          need ${key}
        ) ${strict}`,
        `INSERT INTO marked_posts (${kept}, mark, key_mark, hearts_gone, created_at)
          SELECT ${kept}, ${chance}, ${chance}, 0, created_at - created_at % 3600000
          FROM wall_posts ORDER BY id`,
        `CREATE TABLE marked_hearts (
          post_id ${key} NOT NULL REFERENCES marked_posts (id) ON DELETE CASCADE,
          mark ${key} NOT NULL,
          PRIMARY KEY (post_id, mark)
        ) ${allKey}`,
        `INSERT INTO marked_hearts (post_id, mark) SELECT post_id, ${chance} FROM wall_hearts`,
        'DROP TABLE wall_hearts',
        'DROP TABLE wall_posts',
        'ALTER TABLE marked_posts RENAME TO wall_posts',
        'ALTER TABLE marked_hearts RENAME TO wall_hearts',
        `CREATE INDEX wall_posts_newest ON wall_posts (wall, id) WHERE ${onTheWall}`,
        `CREATE INDEX wall_posts_by_category ON wall_posts (wall, category, id)
          WHERE category IS NOT NULL AND ${onTheWall}`,
        `CREATE INDEX wall_posts_to_review ON wall_posts (id) WHERE ${waitsForReview}`,
        "CREATE INDEX wall_posts_removed ON wall_posts (id) WHERE state = 'removed'",
        `CREATE INDEX wall_posts_in_grace ON wall_posts (deleted_at) WHERE ${inGrace}`,
        "CREATE INDEX wall_posts_gone ON wall_posts (deleted_at) WHERE state = 'gone'",
        `CREATE TABLE wall_farewells (
          post_id ${key} PRIMARY KEY,
          wall ${key} NOT NULL,
          tell_at ${integer} NOT NULL
        ) ${strict}`,
        'CREATE INDEX wall_farewells_by_moment ON wall_farewells (tell_at)',
        `CREATE INDEX wall_posts_sealed ON wall_posts (id) WHERE ${isSealed}`,
      ]
    },
  },
]
