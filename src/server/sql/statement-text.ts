import { StoreFailure } from '#kit/store/server/store-failure.ts'

/** Quoted text, quoted names and comments, where a `?` or a `;` means nothing. */
const inert = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\//
const placeholderOrInert = new RegExp(`${inert.source}|\\?`, 'g')
const allInert = new RegExp(inert.source, 'g')

/** `?` becomes `$1`, `$2`, … for Postgres. */
export function numberPlaceholders(sql: string): string {
  let count = 0
  return sql.replace(placeholderOrInert, (found) => (found === '?' ? `$${++count}` : found))
}

/** SQLite prepares the first statement of a text and silently forgets the others. */
export function assertOneStatement(sql: string): void {
  if (/;\s*\S/.test(sql.replace(allInert, ' '))) {
    throw new StoreFailure('faulty', `Two statements in one text: ${sql}`)
  }
}

/**
 * Refuses what the two databases would store differently or only one would
 * take: booleans (0 and 1 here), undefined, NUL, numbers that are not exact.
 */
export function assertPortable(parameters: readonly unknown[]): void {
  for (const value of parameters) {
    if (value === null || value instanceof Uint8Array) continue
    if (typeof value === 'string' && !value.includes('\0')) continue
    if (typeof value === 'number' && isExact(value)) continue
    throw new StoreFailure('faulty', `A statement cannot carry ${describe(value)}`)
  }
}

function isExact(value: number): boolean {
  return Number.isSafeInteger(value) || (Number.isFinite(value) && !Number.isInteger(value))
}

function describe(value: unknown): string {
  if (typeof value === 'string') return 'text with a NUL'
  if (typeof value === 'number') return `the number ${value}`
  return `a value of type ${typeof value}`
}
