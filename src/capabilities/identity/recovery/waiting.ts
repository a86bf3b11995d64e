/**
 * Who has lost the recovery code gets a new one by waiting where every phone of theirs shows it:
 * a thief who holds one session is seen in that time, and the owner needs nothing but patience.
 */
const waitMillis = 24 * 60 * 60_000
/** Whoever forgot to come back has not left a door open for good. */
export const lapseMillis = 7 * 24 * 60 * 60_000

export interface Wait {
  readonly possibleFrom: number
  readonly until: number
}

/** The wait that was asked for then, unless it has lapsed. */
export function waitAskedAt(asked: number | null, now: number): Wait | null {
  if (asked === null || now >= asked + lapseMillis) return null
  return { possibleFrom: asked + waitMillis, until: asked + lapseMillis }
}

export function isOver(wait: Wait | null, now: number): boolean {
  return wait !== null && now >= wait.possibleFrom
}
