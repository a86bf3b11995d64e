import type { ReportReason } from '#capabilities/moderation/report-reasons.ts'
import type { Language } from '#kit/i18n/language.ts'
import { portableTypes } from '#kit/store/server/portable-types.ts'
import type { Migration } from '#kit/store/server/store.ts'

declare module '#kit/store/server/store.ts' {
  interface Tables {
    /** Who waits or talks right now. */
    chat_people: {
      identity_id: string
      language: Language
      pair_id: string | null
      /** 0 or 1: a pair has two seats, and the database knows it. */
      seat: number | null
      joined_at: number
      /** Renewed by the node that holds the visitor's stream: a node that died renews nothing. */
      seen_at: number
      away_at: number | null
    }
    /** Talks of now and of the last hour, who with whom and nothing else: for blocks and reports. */
    chat_pairs: {
      id: string
      first_id: string
      second_id: string
      began_at: number
      ended_at: number | null
    }
    chat_blocks: {
      identity_id: string
      blocked_id: string
      blocked_at: number
    }
    chat_reports: {
      id: string
      pair_id: string
      reporter_id: string
      reported_id: string
      reason: ReportReason
      /** JSON; null unless the reporter agreed. */
      messages: string | null
      reported_at: number
      /** When a moderator decided; from then on it holds no words. */
      settled_at: number | null
    }
  }
}

export const chatMigrations: readonly Migration[] = [
  {
    name: '040-chat',
    statements: (dialect) => {
      const { key, text, integer, strict } = portableTypes(dialect)
      const person = `${key} NOT NULL REFERENCES identities (id)`
      return [
        `CREATE TABLE chat_people (
          identity_id ${key} PRIMARY KEY REFERENCES identities (id),
          language ${key} NOT NULL,
          pair_id ${key},
          seat ${integer} CHECK (seat IN (0, 1)),
          joined_at ${integer} NOT NULL,
          seen_at ${integer} NOT NULL,
          away_at ${integer},
          UNIQUE (pair_id, seat),
          CHECK ((pair_id IS NULL) = (seat IS NULL))
        ) ${strict}`,
        `CREATE INDEX chat_people_waiting ON chat_people (language, joined_at)
          WHERE pair_id IS NULL`,
        `CREATE TABLE chat_pairs (
          id ${key} PRIMARY KEY,
          first_id ${person},
          second_id ${person},
          began_at ${integer} NOT NULL,
          ended_at ${integer},
          CHECK (first_id <> second_id)
        ) ${strict}`,
        'CREATE INDEX chat_pairs_by_first ON chat_pairs (first_id)',
        'CREATE INDEX chat_pairs_by_second ON chat_pairs (second_id)',
        `CREATE TABLE chat_blocks (
          identity_id ${person},
          blocked_id ${person},
          blocked_at ${integer} NOT NULL,
          PRIMARY KEY (identity_id, blocked_id)
        ) ${strict}`,
        'CREATE INDEX chat_blocks_by_blocked ON chat_blocks (blocked_id)',
        `CREATE TABLE chat_reports (
          id ${key} PRIMARY KEY,
          pair_id ${key} NOT NULL,
          reporter_id ${person},
          reported_id ${person},
          reason ${key} NOT NULL,
          messages ${text},
          reported_at ${integer} NOT NULL,
          UNIQUE (pair_id, reporter_id)
        ) ${strict}`,
        'CREATE INDEX chat_reports_by_reporter ON chat_reports (reporter_id)',
        'CREATE INDEX chat_reports_by_reported ON chat_reports (reported_id, reported_at)',
      ]
    },
  },
  {
    name: '041-chat-reports-settled',
    statements: (dialect) => [
      `ALTER TABLE chat_reports ADD COLUMN settled_at ${portableTypes(dialect).integer}`,
      'CREATE INDEX chat_reports_waiting ON chat_reports (id) WHERE settled_at IS NULL',
    ],
  },
]
