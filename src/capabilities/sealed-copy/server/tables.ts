import { portableTypes } from '#kit/store/server/portable-types.ts'
import type { Migration } from '#kit/store/server/store.ts'

declare module '#kit/store/server/store.ts' {
  interface Tables {
    sealed_boxes: {
      /** SHA-256 of address and token: a copied database opens no box. */
      key: string
      /** The place of the newest entry; it grows with each, and never goes back. */
      head: number
      /** The place of the oldest entry that is still there. */
      first: number
      /** The sizes of its entries together. */
      bytes: number
      seen_day: number
    }
    sealed_entries: {
      box: string
      n: number
      id: string
      /** What it counts as, which is more than its bytes where it is a crumb. */
      size: number
      sealed: Uint8Array
    }
  }
}

export const sealedCopyMigrations: readonly Migration[] = [
  {
    name: '050-sealed-copy',
    statements: (dialect) => {
      const { key, integer, bytes, strict } = portableTypes(dialect)
      return [
        `CREATE TABLE sealed_boxes (
          key ${key} PRIMARY KEY,
          head ${integer} NOT NULL,
          first ${integer} NOT NULL,
          bytes ${integer} NOT NULL,
          seen_day ${integer} NOT NULL
        ) ${strict}`,
        'CREATE INDEX sealed_boxes_by_day ON sealed_boxes (seen_day)',
        `CREATE TABLE sealed_entries (
          box ${key} NOT NULL REFERENCES sealed_boxes (key) ON DELETE CASCADE,
          n ${integer} NOT NULL,
          id ${key} NOT NULL,
          size ${integer} NOT NULL,
          sealed ${bytes} NOT NULL,
          PRIMARY KEY (box, n),
          UNIQUE (box, id)
        ) ${strict}`,
      ]
    },
  },
]
