import { portableTypes } from '#kit/store/server/portable-types.ts'
import type { Migration } from '#kit/store/server/store.ts'

declare module '#kit/store/server/store.ts' {
  interface Tables {
    identities: {
      id: string
      name: string | null
      /** The day alone. */
      created_at: number
      /** SHA-256 of the recovery code; the code itself is shown once and never kept. */
      recovery_hash: string | null
      recovery_day: number | null
      /** The secret of the visitor's marks, sealed with the recovery code. */
      recovery_sealed: string | null
    }
    sessions: {
      /** SHA-256 of the cookie's token: a copied database opens no session. */
      token_hash: string
      identity_id: string
      created_at: number
      last_seen_day: number
      /** Two words at most, as `sessions/device.ts` writes them. */
      device: string | null
      /** The session in whose place this one stands, until it is used for the first time. */
      replaces: string | null
      /** When a new recovery code was asked for here without the old one. */
      code_asked_at: number | null
    }
  }
}

export const identityMigrations: readonly Migration[] = [
  {
    name: '001-identity',
    statements: (dialect) => {
      const { key, text, integer, strict } = portableTypes(dialect)
      return [
        `CREATE TABLE identities (
          id ${key} PRIMARY KEY,
          name ${text},
          created_at ${integer} NOT NULL,
          recovery_hash ${key} UNIQUE
        ) ${strict}`,
        `CREATE TABLE sessions (
          token_hash ${key} PRIMARY KEY,
          identity_id ${key} NOT NULL REFERENCES identities (id) ON DELETE CASCADE,
          created_at ${integer} NOT NULL,
          last_seen_day ${integer} NOT NULL
        ) ${strict}`,
        'CREATE INDEX sessions_by_identity ON sessions (identity_id)',
      ]
    },
  },
  {
    name: '002-sessions-known',
    statements: (dialect) => {
      const { key, text, integer } = portableTypes(dialect)
      return [
        `ALTER TABLE sessions ADD COLUMN device ${text}`,
        `ALTER TABLE sessions ADD COLUMN replaces ${key}`,
        `ALTER TABLE sessions ADD COLUMN code_asked_at ${integer}`,
        `ALTER TABLE identities ADD COLUMN recovery_day ${integer}`,
      ]
    },
  },
  {
    name: '003-identity-secrets',
    statements: (dialect) => [
      `ALTER TABLE identities ADD COLUMN recovery_sealed ${portableTypes(dialect).text}`,
      'UPDATE identities SET created_at = created_at - created_at % 86400000',
    ],
  },
]
