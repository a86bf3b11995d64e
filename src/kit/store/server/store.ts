import type { Compilable, CompiledQuery, Kysely } from 'kysely'

/**
 * What every room knows of the database. Rooms declare their own tables by
 * augmenting this interface (`declare module '#kit/store/server/store.ts'`),
 * so that a room can be read, moved or removed alone.
 */
// biome-ignore lint/suspicious/noEmptyInterface: rooms add their tables to it
export interface Tables {}

export type Dialect = 'sqlite' | 'postgres'

/** One statement. Texts use `?` for parameters; the Postgres adapter numbers them. */
export interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/**
 * The body of a write: it yields statements and is handed their rows.
 *
 * The same body runs synchronously in the SQLite writer thread (many commands
 * to one durable commit) and asynchronously inside one Postgres transaction
 * (run again when the server reports that it lost a race), so a body must not
 * depend on anything but its input and the rows it read.
 *
 * On both, bodies behave as if they ran one after the other. A body may catch
 * the error of a failed statement to throw a better one, never to go on.
 */
export type Unit<Result> = Generator<Statement, Result, readonly unknown[]>

export interface WriteContext {
  readonly dialect: Dialect
  /** Builds statements; it has no connection and cannot run them. */
  readonly build: Kysely<Tables>
}

/** A whole command as one statement and what its rows mean. */
export interface SingleStatement<Result> {
  readonly statement: Statement
  /** May refuse, but only when the statement then changed nothing: it is committed already. */
  present(rows: readonly unknown[]): Result
}

/** Many writes of one command as one statement, and what its rows mean for each of them. */
export interface TogetherStatement<Result> {
  readonly statement: Statement
  /** One result for each input, in their order. Never refuses: the statement is committed already. */
  present(rows: readonly unknown[]): readonly Result[]
}

/** A write with a name: the only way to change what is stored. Input and result are plain JSON. */
export interface Command<Input, Result> {
  readonly name: string
  run(input: Input, context: WriteContext): Unit<Result>
  /**
   * The same write as one Postgres statement (a CTE): one round trip in place of
   * three or more. It runs at READ COMMITTED and must be exact by row locks and
   * unique constraints alone.
   */
  onPostgres?(input: Input): SingleStatement<Result>
  /**
   * The same again, for as many writes as wait at the moment: they share one commit, so that a
   * thousand hearts on one post do not wait for the disk a thousand times. Exact in the same way,
   * and it must lock what it changes in one order, or two nodes would wait for each other. When
   * one of the writes breaks a rule of the schema, nothing is changed and each is run alone.
   */
  onPostgresTogether?(inputs: readonly Input[]): TogetherStatement<Result>
}

/** Any command, whatever it takes and answers: for lists of them. */
export type AnyCommand = Command<never, unknown>

export function defineCommand<Input, Result>(
  name: string,
  run: (input: Input, context: WriteContext) => Unit<Result>,
  onPostgres?: (input: Input) => SingleStatement<Result>,
): Command<Input, Result> {
  return onPostgres ? { name, run, onPostgres } : { name, run }
}

/** A command that many visitors write at the same moment. */
export function defineCrowdedCommand<Input, Result>(
  name: string,
  run: (input: Input, context: WriteContext) => Unit<Result>,
  onPostgresTogether: (inputs: readonly Input[]) => TogetherStatement<Result>,
): Command<Input, Result> {
  return { name, run, onPostgresTogether }
}

/** Runs a statement inside a command body: `const rows = yield* rowsOf(build.selectFrom(…))`. */
export function* rowsOf<Row>(
  query: Compilable<Row>,
): Generator<Statement, Row[], readonly unknown[]> {
  const compiled: CompiledQuery<Row> = query.compile()
  return (yield { sql: compiled.sql, parameters: compiled.parameters }) as Row[]
}

/** The same for a statement kept as text, for the paths where compiling would cost too much. */
export function* rowsOfText<Row>(
  sql: string,
  parameters: readonly unknown[],
): Generator<Statement, Row[], readonly unknown[]> {
  return (yield { sql, parameters }) as Row[]
}

export interface Store {
  readonly dialect: Dialect
  /** For reading only. Writes go through `write`. */
  readonly read: Kysely<Tables>
  /** Reading too, by a statement kept as text: where building it would cost more than running it. */
  readRows<Row>(sql: string, parameters: readonly unknown[]): Promise<readonly Row[]>
  /** Resolves when the write is durable; rejects with the error the body threw, nothing changed. */
  write<Input, Result>(command: Command<Input, Result>, input: Input): Promise<Result>
  /** Resolves when a write and a read both got through to the database. */
  ping(): Promise<void>
  /** Plain counts since the start, and how many writes wait right now. */
  statistics(): StoreStatistics
  /** Waits for writes under way, then closes. Writes after this are refused. */
  close(): Promise<void>
}

/** `commits`, `commands`, `refused`, `retries`, `largestBatch`, `waiting`. */
export type StoreStatistics = Readonly<Record<string, number>>

/** A step forward of the schema. Steps run in the order of their names, each once, never backwards. */
export interface Migration {
  readonly name: string
  /** One statement a text. */
  statements(dialect: Dialect): readonly string[]
}
