import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { type Dialect, SqliteDialect } from 'kysely'
import { cacheStatements } from './connection.ts'

/** Kysely knows better-sqlite3; this lends `node:sqlite` its manners, and keeps prepared statements. */
export function createReadDialect(db: DatabaseSync): Dialect {
  const prepare = cacheStatements(db)
  return new SqliteDialect({
    database: {
      close: () => db.close(),
      prepare(sql) {
        const { prepared, hasRows } = prepare(sql)
        return {
          reader: hasRows,
          all: (parameters) => prepared.all(...(parameters as SQLInputValue[])),
          run: (parameters) => prepared.run(...(parameters as SQLInputValue[])),
          // A stream stays open between rows, so it cannot share its statement.
          iterate: (parameters) => db.prepare(sql).iterate(...(parameters as SQLInputValue[])),
        }
      },
    },
  })
}
