import type { Clock } from '../clock.ts'

export interface TestClock extends Clock {
  /** Lets time pass at once. */
  pass(millis: number): void
}

/** The machine's own time, and as much ahead of it as a test says: for what waits for real timers too. */
export function createRunningClock(): TestClock {
  let ahead = 0
  return {
    now: () => Date.now() + ahead,
    pass: (millis) => {
      ahead += millis
    },
  }
}

/** Stands still, but never tells the same moment twice: what is made one after the other is in that order. */
export function createSteppingClock(start = Date.UTC(2026, 2, 14, 8)): TestClock {
  let now = start
  return {
    now: () => now++,
    pass: (millis) => {
      now += millis
    },
  }
}
