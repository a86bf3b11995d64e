import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { type Dialect, SqliteDialect } from 'kysely'
import type { Statement } from '#kit/store/server/store.ts'
import { rememberUpTo } from '../bounded-cache.ts'
import { assertOneStatement, assertPortable } from '../statement-text.ts'
import { toStoreFailure } from './failures.ts'

const busyTimeoutMillis = 5_000

export function openForWriting(path: string): DatabaseSync {
  const db = new DatabaseSync(path, { timeout: busyTimeoutMillis })
  db.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA fullfsync = ON;
    PRAGMA checkpoint_fullfsync = ON;
    PRAGMA foreign_keys = ON;
    PRAGMA secure_delete = ON;
    PRAGMA journal_size_limit = 67108864;
  `)
  // A pragma that SQLite does not honour is ignored without a word, and we
  // promise that nothing acknowledged is lost and nothing erased is left: read it back.
  assertPragma(db, 'journal_mode', 'wal')
  assertPragma(db, 'synchronous', 2)
  assertPragma(db, 'foreign_keys', 1)
  assertPragma(db, 'secure_delete', 1)
  return db
}

export function openForReading(path: string): DatabaseSync {
  return new DatabaseSync(path, { readOnly: true, timeout: busyTimeoutMillis })
}

function assertPragma(db: DatabaseSync, name: string, expected: string | number): void {
  const actual = db.prepare(`PRAGMA ${name}`).get()?.[name]
  if (actual !== expected) {
    throw new Error(`SQLite keeps ${name} at ${actual} where ${expected} is needed`)
  }
}

/** Preparing costs as much as running a small statement, so statements are kept. */
export function cacheStatements(db: DatabaseSync) {
  return rememberUpTo(500, (sql) => {
    assertOneStatement(sql)
    const prepared = db.prepare(sql)
    return { prepared, hasRows: prepared.columns().length > 0 }
  })
}

/** How a command's statements reach the database. */
export function createExecutor(db: DatabaseSync): (statement: Statement) => readonly unknown[] {
  const prepare = cacheStatements(db)
  return ({ sql, parameters }) => {
    try {
      assertPortable(parameters)
      const { prepared, hasRows } = prepare(sql)
      if (hasRows) return prepared.all(...(parameters as SQLInputValue[]))
      prepared.run(...(parameters as SQLInputValue[]))
      return []
    } catch (error) {
      throw toStoreFailure(error)
    }
  }
}

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
