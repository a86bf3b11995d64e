import { StoreFailure, type StoreFailureCode } from '#kit/store/server/store-failure.ts'

// Numbers from sqlite.org/rescode.html.
const uniqueConstraints = new Set([2067, 1555])
const primaryCodes: Readonly<Record<number, StoreFailureCode>> = {
  5: 'unavailable', // busy
  6: 'unavailable', // locked
  7: 'unavailable', // out of memory
  8: 'unavailable', // read-only
  10: 'unavailable', // input or output failed
  13: 'unavailable', // disk full
  14: 'unavailable', // cannot open
  19: 'constraint',
}

export function toStoreFailure(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error
  const { message, errcode } = error as { message: string; errcode?: number }
  return new StoreFailure(codeOf(errcode), message, error)
}

function codeOf(errcode: number | undefined): StoreFailureCode {
  if (errcode === undefined) return 'faulty'
  if (uniqueConstraints.has(errcode)) return 'unique'
  return primaryCodes[errcode & 0xff] ?? 'faulty'
}
