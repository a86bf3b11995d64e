import type { Statement, Unit } from '#kit/store/server/store.ts'
import { StoreFailure } from '#kit/store/server/store-failure.ts'

type Rows = readonly unknown[]

/** Runs a body to its end, one statement after the other. */
export function runGenerator<Result>(
  unit: Unit<Result>,
  execute: (statement: Statement) => Rows,
): Result {
  let step = unit.next()
  while (!step.done) {
    let rows: Rows
    try {
      rows = execute(step.value)
    } catch (error) {
      throw whatTheBodyMakesOf(error, unit)
    }
    step = unit.next(rows)
  }
  return step.value
}

export async function runAsyncGenerator<Result>(
  unit: Unit<Result>,
  execute: (statement: Statement) => Promise<Rows>,
): Promise<Result> {
  let step = unit.next()
  while (!step.done) {
    let rows: Rows
    try {
      rows = await execute(step.value)
    } catch (error) {
      throw whatTheBodyMakesOf(error, unit)
    }
    step = unit.next(rows)
  }
  return step.value
}

/**
 * Postgres gives a transaction up at its first failed statement, SQLite does
 * not. A body may therefore name the failure better, but not go on after it:
 * it would work on one database and fail on the other.
 */
function whatTheBodyMakesOf(error: unknown, unit: Unit<unknown>): unknown {
  try {
    unit.throw(error)
  } catch (thrown) {
    return thrown
  }
  return new StoreFailure('faulty', 'A command went on after one of its statements failed', error)
}

/**
 * Inputs and results travel as JSON text: a mistake in one write is then found
 * where it is made and cannot spoil the message it shares with others, and
 * nobody can change an input that waits for its turn.
 */
export type JsonText = string | undefined

export function toJsonText(value: unknown): JsonText {
  return JSON.stringify(value)
}

export function fromJsonText(text: JsonText): unknown {
  return text === undefined ? undefined : JSON.parse(text)
}
