import type { Generated } from 'kysely'
import { portableTypes } from '#kit/store/server/portable-types.ts'
import type { Migration } from '#kit/store/server/store.ts'
import type { ReportReason } from '../report-reasons.ts'
import type { TalkAction } from '../talk-reports.ts'

export type ModeratorAction =
  | 'approve'
  | 'remove'
  | 'restore'
  | 'silence'
  | 'unsilence'
  | `talk-${TalkAction}`

declare module '#kit/store/server/store.ts' {
  interface Tables {
    post_reports: {
      id: string
      post_id: string
      /** The reporter's, for this post (`marks.ts`). */
      mark: string
      reason: ReportReason
      reported_at: number
      /** 1 when it weighs: see `reports.ts`. */
      established: number
      /** 1 once a moderator looked at the post; it weighs no more. */
      settled: number
    }
    silenced_identities: {
      identity_id: string
      silenced_at: number
    }
    moderator_sessions: {
      /** The cookie's token, hashed with the secret: a new secret ends every session. */
      token_hash: string
      expires_at: number
    }
    moderation_log: {
      entry: Generated<number>
      acted_at: number
      action: ModeratorAction
      /** Of a post, or of a report about a talk: an id and never the text, which the log outlives. */
      post_id: string
    }
  }
}

export const moderationMigrations: readonly Migration[] = [
  {
    name: '020-moderation',
    statements: (dialect) => {
      const { key, integer, strict } = portableTypes(dialect)
      const entry =
        dialect === 'sqlite'
          ? 'INTEGER PRIMARY KEY AUTOINCREMENT'
          : 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY'
      return [
        `CREATE TABLE post_reports (
          id ${key} PRIMARY KEY,
          post_id ${key} NOT NULL REFERENCES wall_posts (id) ON DELETE CASCADE,
          identity_id ${key} REFERENCES identities (id),
          reason ${key} NOT NULL,
          reported_at ${integer} NOT NULL,
          established ${integer} NOT NULL,
          settled ${integer} NOT NULL,
          UNIQUE (post_id, identity_id)
        ) ${strict}`,
        'CREATE INDEX post_reports_by_identity ON post_reports (identity_id)',
        'CREATE INDEX post_reports_open ON post_reports (post_id) WHERE settled = 0',
        `CREATE TABLE silenced_identities (
          identity_id ${key} PRIMARY KEY REFERENCES identities (id),
          silenced_at ${integer} NOT NULL
        ) ${strict}`,
        `CREATE TABLE moderator_sessions (
          token_hash ${key} PRIMARY KEY,
          expires_at ${integer} NOT NULL
        ) ${strict}`,
        `CREATE TABLE moderation_log (
          entry ${entry},
          acted_at ${integer} NOT NULL,
          action ${key} NOT NULL,
          post_id ${key} NOT NULL
        ) ${strict}`,
      ]
    },
  },
  {
    // As with posts and hearts, who reported is not written down any more. Before the step of the walls.
    name: '060-reports-marks',
    statements: (dialect) => {
      const { key, integer, strict } = portableTypes(dialect)
      return [
        `CREATE TABLE marked_reports (
          id ${key} PRIMARY KEY,
          post_id ${key} NOT NULL,
          mark ${key} NOT NULL,
          reason ${key} NOT NULL,
          reported_at ${integer} NOT NULL,
          established ${integer} NOT NULL,
          settled ${integer} NOT NULL,
          UNIQUE (post_id, mark)
        ) ${strict}`,
        `INSERT INTO marked_reports SELECT id, post_id, id, reason, reported_at, established, settled
          FROM post_reports`,
        'DROP TABLE post_reports',
        'ALTER TABLE marked_reports RENAME TO post_reports',
        'CREATE INDEX post_reports_open ON post_reports (post_id) WHERE settled = 0',
      ]
    },
  },
]
