import type { Tries } from './keyring.ts'

/** Everybody mistypes; whoever does so more often waits, longer each time, an hour at most. */
const free = 5
const firstWait = 30_000
const longestWait = 3_600_000

export function afterWrong({ wrong }: Tries, now: number): Tries {
  const over = wrong + 1 - free
  const wait = over <= 0 ? 0 : Math.min(firstWait * 2 ** (over - 1), longestWait)
  return { wrong: wrong + 1, last: now, until: now + wait }
}

/** A clock that was set back does not lock anybody out for a year. */
export function waitsUntil({ last, until }: Tries, now: number): number {
  const isFromTheFuture = last > now + longestWait
  return until > now && !isFromTheFuture ? until : 0
}
