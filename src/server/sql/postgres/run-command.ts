import type pg from 'pg'
import type { AnyCommand, Unit, WriteContext } from '#kit/store/server/store.ts'
import { fromJsonText, type JsonText, runAsyncGenerator, toJsonText } from '../run-generator.ts'
import { borrowConnection } from './connection.ts'
import { isContended } from './retry.ts'

/**
 * SERIALIZABLE, because that is what a body is promised: it behaves as if it ran
 * alone, as it does in the SQLite writer. A body that reads and then writes is
 * exact without thinking of locks; the price is that the server may ask for the
 * whole body to be run again.
 */
const alone = 'BEGIN ISOLATION LEVEL SERIALIZABLE'
/** What many share must not begin anew for each visitor who came between: it waits at the rows. */
const inACrowd = 'BEGIN ISOLATION LEVEL READ COMMITTED'

/** One attempt at a command. A failure called `contended` may be tried again. */
export async function runAlone(
  pool: pg.Pool,
  command: AnyCommand,
  input: JsonText,
  context: WriteContext,
): Promise<JsonText> {
  const unit = command.run(fromJsonText(input) as never, context)
  return toJsonText(await runTransaction(pool, alone, unit))
}

/** One attempt at many writes of one command, which happen all or not at all. */
export async function runTogether(
  pool: pg.Pool,
  together: NonNullable<AnyCommand['together']>,
  inputs: readonly JsonText[],
  context: WriteContext,
): Promise<readonly JsonText[]> {
  const unit = together(
    inputs.map((input) => fromJsonText(input) as never),
    context,
  )
  return (await runTransaction(pool, inACrowd, unit)).map(toJsonText)
}

async function runTransaction<Result>(
  pool: pg.Pool,
  begin: string,
  unit: Unit<Result>,
): Promise<Result> {
  const connection = await borrowConnection(pool)
  // Kept aside, because the body may give the error of a statement another name.
  let lostRace: unknown
  try {
    await connection.send({ sql: begin, parameters: [] }, 'unavailable')
    const result = await runAsyncGenerator(unit, async (statement) => {
      try {
        return await connection.send(statement, 'unavailable')
      } catch (failure) {
        if (isContended(failure)) lostRace = failure
        throw failure
      }
    })
    await connection.send({ sql: 'COMMIT', parameters: [] }, 'unknown')
    return result
  } catch (error) {
    await connection.rollBack()
    throw lostRace ?? error
  } finally {
    connection.giveBack()
  }
}
