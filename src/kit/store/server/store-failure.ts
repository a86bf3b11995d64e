/**
 * What went wrong when the store itself says no:
 * - `unique`: the row exists already
 * - `constraint`: another rule of the schema was broken
 * - `contended`: the write lost every race it was run again for; nothing changed
 * - `overloaded`: too many writes wait already; nothing changed
 * - `closed`: the store is closed or closing; nothing changed
 * - `unavailable`: the database cannot be reached or cannot write; nothing changed
 * - `unknown`: the database fell silent during the commit; it may have happened or not
 * - `faulty`: a mistake in our own code, such as a statement the database does not understand
 */
export type StoreFailureCode =
  | 'unique'
  | 'constraint'
  | 'contended'
  | 'overloaded'
  | 'closed'
  | 'unavailable'
  | 'unknown'
  | 'faulty'

export class StoreFailure extends Error {
  override readonly name = 'StoreFailure'
  readonly code: StoreFailureCode

  constructor(code: StoreFailureCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
  }
}

/** For bodies that turn "exists already" into their own answer. The same on both databases. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof StoreFailure && error.code === 'unique'
}
