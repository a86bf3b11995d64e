import { portableTypes } from '#kit/store/server/portable-types.ts'
import type { Migration } from '#kit/store/server/store.ts'

declare module '#kit/store/server/store.ts' {
  interface Tables {
    poll_votes: {
      poll_id: string
      /** The voter's, for this poll (`marks.ts`). */
      mark: string
      option_id: string
    }
    /** The number of the option's rows in `poll_votes`, and of those that left unseen; what samples bring along is not in it. */
    poll_counts: {
      poll_id: string
      option_id: string
      votes: number
      /** Of voters who erased themselves: they leave the count when it changes anyway. */
      votes_gone: number
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
  {
    // Votes bore their voter's id until now. They stay in the counts, and are nobody's.
    name: '062-polls-marks',
    statements: (dialect) => {
      const { key, integer, strict } = portableTypes(dialect)
      return [
        'DROP TABLE poll_votes',
        `CREATE TABLE poll_votes (
          poll_id ${key} NOT NULL,
          mark ${key} NOT NULL,
          option_id ${key} NOT NULL,
          PRIMARY KEY (poll_id, mark)
        ) ${strict}`,
        `ALTER TABLE poll_counts ADD COLUMN votes_gone ${integer} NOT NULL DEFAULT 0`,
      ]
    },
  },
]
