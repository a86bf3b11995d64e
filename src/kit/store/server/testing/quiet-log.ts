import type { StoreLog } from '../store-log.ts'

/** Keeps what is logged, so that a test can look and the console stays quiet. */
export function createQuietLog(): StoreLog & { readonly lines: string[] } {
  const lines: string[] = []
  const keep = (_details: object, message: string) => void lines.push(message)
  return { lines, info: keep, warn: keep, error: keep }
}
