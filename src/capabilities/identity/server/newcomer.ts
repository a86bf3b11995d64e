import type { Visitor } from './session-cache.ts'

const dayMillis = 86_400_000

/** Here for less than a day, as far as the day of their coming tells: whoever came yesterday may be. */
export function isNewcomer({ createdAt }: Pick<Visitor, 'createdAt'>, now: number): boolean {
  return now - createdAt < 2 * dayMillis
}
