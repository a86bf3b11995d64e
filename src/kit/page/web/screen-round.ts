import { makeStore } from '#kit/web/make-store.ts'

/** Raised, the screen begins anew, and what it had in hand is no longer in the page. */
export const screenRound = makeStore(0)

export function beginScreenAnew(): void {
  screenRound.change((round) => round + 1)
}
