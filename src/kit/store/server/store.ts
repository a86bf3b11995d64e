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

/** A write with a name: the only way to change what is stored. Input and result are plain JSON. */
export interface Command<Input, Result> {
  readonly name: string
  run(input: Input, context: WriteContext): Unit<Result>
  /**
   * The same for as many writes as wait at the moment, one result for each in their order. On
   * Postgres they share a transaction, so that a thousand hearts on one post do not wait for the
   * disk a thousand times. It runs at READ COMMITTED and must be exact by row locks and unique
   * constraints alone, and lock what it changes in one order, or two nodes would wait for each
   * other. When one of the writes breaks a rule of the schema, nothing is changed and each is run
   * alone.
   */
  together?(inputs: readonly Input[], context: WriteContext): Unit<readonly Result[]>
}

/** Any command, whatever it takes and answers: for lists of them. */
export type AnyCommand = Command<never, unknown>

export function defineCommand<Input, Result>(
  name: string,
  run: (input: Input, context: WriteContext) => Unit<Result>,
): Command<Input, Result> {
  return { name, run }
}

/** A command that many visitors write at the same moment: its one body serves one and many. */
export function defineCrowdedCommand<Input, Result>(
  name: string,
  together: (inputs: readonly Input[], context: WriteContext) => Unit<readonly Result[]>,
): Command<Input, Result> {
  return {
    name,
    together,
    *run(input, context) {
      const [result] = yield* together([input], context)
      return result as Result
    },
  }
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

/** `(?, ?), (?, ?)`: the places of so many rows in a statement kept as text. */
export function placesFor(rows: readonly unknown[], row: string): string {
  return Array<string>(rows.length).fill(row).join(', ')
}

export interface Store {
  readonly dialect: Dialect
  /** For reading only. Writes go through `write`. */
  readonly read: Kysely<Tables>
  /** Reading too, by a statement kept as text: where building it would cost more than running it. */
  readRows<Row>(sql: string, parameters: readonly unknown[]): Promise<readonly Row[]>
  /** Resolves when the write is durable; rejects with the error the body threw, nothing changed. */
  write<Input, Result>(command: Command<Input, Result>, input: Input): Promise<Result>
  /** Calls it after each write of this process that got through; answers how to stop that. */
  onWritten(listener: () => void): () => void
  /** Resolves when a write and a read both got through to the database. */
  ping(): Promise<void>
  /** Plain counts since the start, and how many writes wait right now. */
  statistics(): StoreStatistics
  /** Waits for writes under way, then closes. Writes after this are refused. */
  close(): Promise<void>
}

/** `commits`, `commands`, `refused`, `retries`, `largestBatch`, `waiting`. */
type StoreStatistics = Readonly<Record<string, number>>

/** A step forward of the schema. Steps run in the order of their names, each once, never backwards. */
export interface Migration {
  readonly name: string
  /** One statement a text. */
  statements(dialect: Dialect): readonly string[]
}
