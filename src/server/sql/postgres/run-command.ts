import type pg from 'pg'
import type { AnyCommand, SingleStatement, Unit, WriteContext } from '#kit/store/server/store.ts'
import { fromJsonText, type JsonText, toJsonText } from '../plain-json.ts'
import { runAsyncGenerator } from '../run-generator.ts'
import { borrowConnection, type Connection } from './connection.ts'
import { isContended } from './crowd.ts'

/**
 * SERIALIZABLE, because that is what a body is promised: it behaves as if it ran
 * alone, as it does in the SQLite writer. A body that reads and then writes is
 * exact without thinking of locks; the price is that the server may ask for the
 * whole body to be run again.
 */
const begin = { sql: 'BEGIN ISOLATION LEVEL SERIALIZABLE', parameters: [] }
const commit = { sql: 'COMMIT', parameters: [] }

/** One attempt at a command. A failure called `contended` may be tried again. */
export async function runCommand(
  pool: pg.Pool,
  command: AnyCommand,
  inputText: JsonText,
  context: WriteContext,
): Promise<JsonText> {
  const connection = await borrowConnection(pool)
  const input = fromJsonText(inputText) as never
  try {
    return command.onPostgres
      ? await runStatement(connection, command.onPostgres(input))
      : await runTransaction(connection, command.run(input, context))
  } finally {
    connection.giveBack()
  }
}

/** One attempt at many writes of one command, which happen all or not at all. */
export async function runTogether(
  pool: pg.Pool,
  command: AnyCommand,
  inputTexts: readonly JsonText[],
): Promise<readonly JsonText[]> {
  if (!command.onPostgresTogether) throw new TypeError(`${command.name} is run one at a time`)
  const inputs = inputTexts.map((text) => fromJsonText(text) as never)
  const connection = await borrowConnection(pool)
  try {
    const { statement, present } = command.onPostgresTogether(inputs)
    return present(await connection.send(statement, 'unknown')).map(toJsonText)
  } finally {
    connection.giveBack()
  }
}

async function runStatement(
  connection: Connection,
  single: SingleStatement<unknown>,
): Promise<JsonText> {
  // It commits by itself, so silence after it was sent leaves open whether it did.
  return toJsonText(single.present(await connection.send(single.statement, 'unknown')))
}

async function runTransaction(connection: Connection, unit: Unit<unknown>): Promise<JsonText> {
  // Kept aside, because the body may give the error of a statement another name.
  let lostRace: unknown
  try {
    await connection.send(begin, 'unavailable')
    const result = await runAsyncGenerator(unit, async (statement) => {
      try {
        return await connection.send(statement, 'unavailable')
      } catch (failure) {
        if (isContended(failure)) lostRace = failure
        throw failure
      }
    })
    const text = toJsonText(result)
    await connection.send(commit, 'unknown')
    return text
  } catch (error) {
    await connection.rollBack()
    throw lostRace ?? error
  }
}
