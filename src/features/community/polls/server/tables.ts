import { portableTypes } from '#kit/store/server/portable-types.ts'
import type { Migration } from '#kit/store/server/store.ts'

declare module '#kit/store/server/store.ts' {
  interface Tables {
    poll_votes: {
      identity_id: string
      poll_id: string
      option_id: string
      voted_at: number
    }
    /** Always the number of the option's rows in `poll_votes`; what samples bring along is not in it. */
    poll_counts: {
      poll_id: string
      option_id: string
      votes: number
    }
    /** The day in Kathmandu on which this site asked its first question: one row. */
    poll_opening: {
      id: number
      day: number
    }
  }
}

export const pollMigrations: readonly Migration[] = [
  {
    name: '030-polls',
    statements: (dialect) => {
      const { key, integer, strict } = portableTypes(dialect)
      return [
        `CREATE TABLE poll_votes (
          identity_id ${key} NOT NULL REFERENCES identities (id),
          poll_id ${key} NOT NULL,
          option_id ${key} NOT NULL,
          voted_at ${integer} NOT NULL,
          PRIMARY KEY (identity_id, poll_id)
        ) ${strict}`,
        `CREATE TABLE poll_counts (
          poll_id ${key} NOT NULL,
          option_id ${key} NOT NULL,
          votes ${integer} NOT NULL,
          PRIMARY KEY (poll_id, option_id)
        ) ${strict}`,
        `CREATE TABLE poll_opening (
          id ${integer} PRIMARY KEY,
          day ${integer} NOT NULL
        ) ${strict}`,
      ]
    },
  },
]
