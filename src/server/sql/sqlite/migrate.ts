import type { DatabaseSync } from 'node:sqlite'
import { ledgerFor, type PlannedStep, refuseNewerDatabase, stepFailed } from '../migration-plan.ts'

/**
 * Brings the schema forward, each step in its own transaction. The write lock is
 * taken before the list is read, so two starts at once cannot both take a step.
 */
export function migrateSqlite(db: DatabaseSync, steps: readonly PlannedStep[]): void {
  const ledger = ledgerFor('sqlite')
  const applied = () => db.prepare(ledger.read).all() as unknown as { name: string }[]

  // Rebuilding a table, SQLite's way to alter one, drops the old one for a
  // moment; foreign keys are checked as a whole before each step is kept.
  db.exec('PRAGMA foreign_keys = OFF')
  inTransaction(db, () => {
    db.exec(ledger.create)
    refuseNewerDatabase(applied(), steps)
  })
  for (const step of steps) {
    inTransaction(db, () => {
      if (applied().some(({ name }) => name === step.name)) return
      try {
        for (const statement of step.statements) db.exec(statement)
        assertSoundSchema(db)
      } catch (error) {
        throw stepFailed(step, error)
      }
      db.prepare(ledger.record).run(step.name, Date.now())
    })
  }
  db.exec('PRAGMA foreign_keys = ON')
}

function inTransaction(db: DatabaseSync, work: () => void): void {
  db.exec('BEGIN IMMEDIATE')
  try {
    work()
    db.exec('COMMIT')
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}

function assertSoundSchema(db: DatabaseSync): void {
  const loose = db
    .prepare(
      `SELECT name FROM pragma_table_list
       WHERE schema = 'main' AND type = 'table' AND strict = 0 AND name NOT LIKE 'sqlite_%'`,
    )
    .get()
  if (loose) throw new Error(`The table ${loose.name} must be STRICT`)
  const [orphan] = db.prepare('PRAGMA foreign_key_check').all()
  if (orphan) throw new Error(`A row of ${orphan.table} refers to nothing`)
}
