import type { Clock } from '#kit/clock.ts'

export interface Breaker {
  /** False while the service rests. After its rest, one request at a time may try it. */
  mayPass(): boolean
  /** `undefined`: nothing was learned about the service. */
  note(outcome: 'well' | 'down' | undefined): void
}

const failuresToOpen = 5
const firstRest = 2_000
const longestRest = 32_000

/** After repeated failures nobody waits for a service that is down: fallbacks come at once. */
export function createBreaker(clock: Clock): Breaker {
  let failures = 0
  let rest = firstRest
  let openUntil = 0
  let probing = false

  function noteDown(): void {
    failures += 1
    if (failures < failuresToOpen) return
    openUntil = clock.now() + rest
    rest = Math.min(longestRest, rest * 2)
  }

  return {
    mayPass() {
      if (failures < failuresToOpen) return true
      if (probing || clock.now() < openUntil) return false
      probing = true
      return true
    },
    note(outcome) {
      probing = false
      if (outcome === 'down') noteDown()
      if (outcome !== 'well') return
      failures = 0
      rest = firstRest
    },
  }
}
