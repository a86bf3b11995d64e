import type { Clock } from '#kit/clock.ts'

/** How often something happened lately. */
export interface Fading {
  add(): void
  level(): number
}

const hourMillis = 3_600_000

/** Each counts whole at first and half after an hour. */
export function createFading(clock: Clock): Fading {
  let counted = 0
  let at = clock.now()
  const level = () => counted * 2 ** (-Math.max(0, clock.now() - at) / hourMillis)
  return {
    level,
    add() {
      counted = level() + 1
      at = clock.now()
    },
  }
}
