import { createHash, timingSafeEqual } from 'node:crypto'

/** Of equal length and compared to the end, so that the time it takes says nothing. */
export function isSameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
