import { portableTypes } from '#kit/store/server/portable-types.ts'
import type { Dialect, Migration } from '#kit/store/server/store.ts'

/** A step as plain data, so that it can be handed to the writer thread. */
export interface PlannedStep {
  readonly name: string
  readonly statements: readonly string[]
}

export function planMigrations(
  migrations: readonly Migration[],
  dialect: Dialect,
): readonly PlannedStep[] {
  const names = new Set(migrations.map(({ name }) => name))
  if (names.size < migrations.length) throw new Error('Two migrations have the same name')
  return migrations
    .map((step) => ({ name: step.name, statements: step.statements(dialect) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** An older version would write into a schema it does not know, so it must not start. */
export function refuseNewerDatabase(
  applied: readonly { name: string }[],
  steps: readonly PlannedStep[],
): void {
  const known = new Set(steps.map(({ name }) => name))
  const unknown = applied.map(({ name }) => name).filter((name) => !known.has(name))
  if (unknown.length === 0) return
  throw new Error(
    `The database was written by a newer version of this program (it has ${unknown.join(', ')}). ` +
      'Start that version or a later one, or use another database.',
  )
}

/** Where the steps already taken are written down. */
export function ledgerFor(dialect: Dialect) {
  const { key, integer, strict } = portableTypes(dialect)
  return {
    create: `CREATE TABLE IF NOT EXISTS migrations (
      name ${key} PRIMARY KEY,
      applied_at ${integer} NOT NULL
    ) ${strict}`,
    read: 'SELECT name FROM migrations',
    record: 'INSERT INTO migrations (name, applied_at) VALUES (?, ?)',
  }
}

export function stepFailed(step: PlannedStep, error: unknown): Error {
  const { message } = error as Error
  return new Error(`Migration ${step.name} failed and changed nothing: ${message}`, {
    cause: error,
  })
}
