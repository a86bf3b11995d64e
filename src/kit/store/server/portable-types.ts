import type { Dialect } from './store.ts'

/**
 * Column types that mean the same on both databases. `key` is for ids and
 * whatever is sorted: Postgres would otherwise sort text by the rules of the
 * server's language, and pages would differ between machines. Whole numbers
 * (epoch milliseconds, counts, 0/1) are `integer`. End every table with `strict`,
 * or SQLite keeps whatever it is handed.
 */
export function portableTypes(dialect: Dialect) {
  return dialect === 'sqlite'
    ? { key: 'TEXT', text: 'TEXT', integer: 'INTEGER', bytes: 'BLOB', strict: 'STRICT' }
    : { key: 'TEXT COLLATE "C"', text: 'TEXT', integer: 'BIGINT', bytes: 'BYTEA', strict: '' }
}
