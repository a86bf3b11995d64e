import type { Clock } from '#kit/clock.ts'
import { HttpProblem } from '#kit/http/server/http-problem.ts'

const triesPerNetwork = 5
const lockedMillis = 15 * 60_000
/** Many networks guessing together: slower for everybody, but nobody is shut out for long. */
const triesPerMinute = 20

export interface LockOut {
  /** Throws while this network, or everybody, has guessed too often. */
  assertMayTry(network: string): void
  guessedWrong(network: string): void
}

/**
 * Apart from the limits of visitors, because those may be switched off. Lives in
 * memory: a restart forgives, and a secret of 16 letters is not guessed in between.
 */
export function createLockOut(clock: Clock): LockOut {
  const wrong = new Map<string, { tries: number; lastAt: number }>()
  let lately: number[] = []

  function forgetOld(now: number): void {
    lately = lately.filter((at) => now - at < 60_000)
    for (const [network, { lastAt }] of wrong) {
      if (now - lastAt >= lockedMillis) wrong.delete(network)
    }
  }

  return {
    assertMayTry(network) {
      const now = clock.now()
      forgetOld(now)
      const { tries = 0, lastAt = 0 } = wrong.get(network) ?? {}
      if (tries >= triesPerNetwork) throw tryLater(lastAt + lockedMillis - now)
      if (lately.length >= triesPerMinute) throw tryLater((lately[0] ?? now) + 60_000 - now)
    },

    guessedWrong(network) {
      const now = clock.now()
      lately.push(now)
      wrong.set(network, { tries: (wrong.get(network)?.tries ?? 0) + 1, lastAt: now })
    },
  }
}

function tryLater(millis: number): HttpProblem {
  const retryAfter = Math.max(1, Math.ceil(millis / 1000))
  return new HttpProblem(429, 'too_many_requests', 'Too many wrong tries.', { retryAfter })
}
