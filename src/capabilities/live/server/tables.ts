import type { Generated } from 'kysely'
import { portableTypes } from '#kit/store/server/portable-types.ts'
import type { Migration } from '#kit/store/server/store.ts'

declare module '#kit/store/server/store.ts' {
  interface Tables {
    live_events: {
      /** The place in the one order everybody hears events in; null while not yet numbered. */
      seq: Generated<number | null>
      topic: string
      kind: string
      /** What it is about, where a later event about the same makes this one pointless. */
      about: string | null
      /** JSON. */
      body: string
      recorded_at: Generated<number>
    }
    live_head: {
      id: number
      /** The last number given. Kept apart, so that pruning never makes numbers start again. */
      last: number
    }
  }
}

export const liveMigrations: readonly Migration[] = [
  {
    name: '005-live',
    statements: (dialect) => {
      const { key, text, integer, strict } = portableTypes(dialect)
      const columns = `
        topic ${key} NOT NULL,
        kind ${text} NOT NULL,
        about ${key},
        body ${text} NOT NULL,`
      const byAbout = `CREATE INDEX live_events_by_about ON live_events (about, topic)
        WHERE about IS NOT NULL`
      if (dialect === 'sqlite') {
        return [
          `CREATE TABLE live_events (
            seq INTEGER PRIMARY KEY AUTOINCREMENT,${columns}
            recorded_at INTEGER NOT NULL DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER))
          ) STRICT`,
          byAbout,
        ]
      }
      return [
        `CREATE TABLE live_events (
          entry BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
          seq BIGINT UNIQUE,${columns}
          recorded_at BIGINT NOT NULL
            DEFAULT (CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT))
        )`,
        byAbout,
        'CREATE INDEX live_events_unnumbered ON live_events (entry) WHERE seq IS NULL',
        `CREATE TABLE live_head (id ${integer} PRIMARY KEY, last ${integer} NOT NULL) ${strict}`,
        'INSERT INTO live_head (id, last) VALUES (1, 0)',
      ]
    },
  },
]
