import { type Json, Refusal } from '#kit/store/server/refusal.ts'
import { StoreFailure, type StoreFailureCode } from '#kit/store/server/store-failure.ts'

/** An error as plain data: classes do not survive the way between threads. */
export interface SentError {
  readonly name: string
  readonly message: string
  readonly code?: string
  readonly details?: Json
  /** Where in the writer thread it was thrown, for the log. */
  readonly stack?: string
}

export function sendError(thrown: unknown): SentError {
  if (!(thrown instanceof Error)) return { name: 'Error', message: `${typeof thrown} was thrown` }
  const { name, message, stack, code, details } = thrown as Error & Partial<SentError>
  try {
    return JSON.parse(JSON.stringify({ name, message, code, details, stack }))
  } catch {
    // Details that are no JSON must not take the neighbours in the commit down with them.
    return { name, message, code: String(code) }
  }
}

export function receiveError(sent: SentError): Error {
  if (sent.name === 'Refusal') {
    return new Refusal(sent.code ?? '', sent.details ?? null, sent.message)
  }
  if (sent.name === 'StoreFailure') {
    return new StoreFailure(sent.code as StoreFailureCode, sent.message)
  }
  return Object.assign(new Error(sent.message), sent)
}
