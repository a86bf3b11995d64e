import type { DatabaseSync } from 'node:sqlite'
import type { Statement, WriteContext } from '#kit/store/server/store.ts'
import { type CommandRegistry, unknownCommand } from '../command-registry.ts'
import { fromJsonText, type JsonText, runGenerator, toJsonText } from '../run-generator.ts'
import { createWriteContext } from '../write-context.ts'
import { cacheStatements, createExecutor } from './connection.ts'
import { toStoreFailure } from './failures.ts'
import { type SentError, sendError } from './sent-error.ts'

export interface QueuedWrite {
  readonly command: string
  readonly input: JsonText
}

export type Answer = { readonly result: JsonText } | { readonly error: SentError }

/** Many commands, one durable commit: the disk is waited for once, not once a command. */
export function createBatchCommitter(db: DatabaseSync, registry: CommandRegistry) {
  const execute = createExecutor(db)
  const context = createWriteContext('sqlite')
  const prepare = cacheStatements(db)
  const control = (sql: string) => prepare(sql).prepared.run()

  return function commitBatch(writes: readonly QueuedWrite[]): readonly Answer[] {
    try {
      control('BEGIN IMMEDIATE')
      const answers = writes.map(runAlone)
      control('COMMIT')
      return answers
    } catch (error) {
      // Even a refusal was decided from rows that are now undone, so it counts for nothing.
      if (db.isTransaction) control('ROLLBACK')
      const failed = { error: sendError(toStoreFailure(error)) }
      return writes.map(() => failed)
    }
  }

  function runAlone(write: QueuedWrite): Answer {
    control('SAVEPOINT command')
    try {
      const result = runCommand(write, registry, context, execute)
      control('RELEASE command')
      return { result }
    } catch (error) {
      // A full or broken disk makes SQLite give up the whole transaction by itself.
      if (!db.isTransaction) throw error
      control('ROLLBACK TO command')
      control('RELEASE command')
      return { error: sendError(error) }
    }
  }
}

function runCommand(
  write: QueuedWrite,
  registry: CommandRegistry,
  context: WriteContext,
  execute: (statement: Statement) => readonly unknown[],
): JsonText {
  const command = registry.get(write.command)
  if (!command) throw unknownCommand(write.command)
  return toJsonText(runGenerator(command.run(fromJsonText(write.input) as never, context), execute))
}
