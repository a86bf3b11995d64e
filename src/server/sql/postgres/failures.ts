import { StoreFailure, type StoreFailureCode } from '#kit/store/server/store-failure.ts'

// Codes from postgresql.org/docs/current/errcodes-appendix.html. CockroachDB and
// YugabyteDB ask for a restart with the same 40001.
const codes: Readonly<Record<string, StoreFailureCode>> = {
  '23505': 'unique',
  '40001': 'contended',
  '40P01': 'contended',
  '57014': 'unavailable', // our statement timeout
}
const classes: Readonly<Record<string, StoreFailureCode>> = {
  '23': 'constraint',
  '53': 'unavailable', // no memory, disk or connection left
  '58': 'unavailable', // input or output failed
}

/**
 * `whenLost` says what it means if the connection broke instead of answering:
 * before a commit nothing was changed, during one nobody can know.
 */
export function toStoreFailure(error: unknown, whenLost: 'unavailable' | 'unknown'): StoreFailure {
  if (error instanceof StoreFailure) return error
  // Trying several addresses of a host, Node reports a list and leaves its own message empty.
  const { message, errors } = error as Error & Partial<AggregateError>
  if (isConnectionLost(error)) {
    return new StoreFailure(
      whenLost,
      `Postgres does not answer: ${message || errors?.[0]?.message}`,
      error,
    )
  }
  const code = sqlStateOf(error) ?? ''
  return new StoreFailure(codes[code] ?? classes[code.slice(0, 2)] ?? 'faulty', message, error)
}

export function isConnectionLost(error: unknown): boolean {
  if (error instanceof StoreFailure || error instanceof RangeError) return false
  const code = sqlStateOf(error)
  // No answer at all, or the server's last words: 08 is the connection, 57P a shutdown.
  return code === undefined || code.startsWith('08') || code.startsWith('57P')
}

/** Only what the server said itself; a socket's errors carry codes of another kind. */
function sqlStateOf(error: unknown): string | undefined {
  const { code, severity } = error as { code?: string; severity?: string }
  return severity === undefined ? undefined : code
}
