import { type Breath, breathAt } from './breath-at.ts'
import type { Pattern } from './pattern.ts'

export type Rhythm =
  | { status: 'idle'; pattern: Pattern }
  | { status: 'running'; pattern: Pattern; startedAt: number }
  | { status: 'paused'; pattern: Pattern; elapsedMs: number }

/** `at` is a monotonic time in milliseconds, as `performance.now()` tells it. */
export type RhythmEvent =
  | { type: 'start'; at: number }
  | { type: 'pause'; at: number }
  | { type: 'reset' }
  | { type: 'choose'; pattern: Pattern }

export function beginRhythm(pattern: Pattern): Rhythm {
  return { status: 'idle', pattern }
}

/** Resetting and choosing another technique both lead back to the first moment of an inhale. */
export function changeRhythm(rhythm: Rhythm, event: RhythmEvent): Rhythm {
  switch (event.type) {
    case 'start': {
      if (rhythm.status === 'running') return rhythm
      const startedAt = event.at - elapsedOf(rhythm, event.at)
      return { status: 'running', pattern: rhythm.pattern, startedAt }
    }
    case 'pause': {
      if (rhythm.status !== 'running') return rhythm
      const elapsedMs = elapsedOf(rhythm, event.at)
      return { status: 'paused', pattern: rhythm.pattern, elapsedMs }
    }
    case 'reset':
      return beginRhythm(rhythm.pattern)
    case 'choose':
      return beginRhythm(event.pattern)
  }
}

export function elapsedOf(rhythm: Rhythm, now: number): number {
  switch (rhythm.status) {
    case 'idle':
      return 0
    case 'running':
      return Math.max(0, now - rhythm.startedAt)
    case 'paused':
      return rhythm.elapsedMs
  }
}

export function breathNow(rhythm: Rhythm, now: number): Breath {
  return breathAt(rhythm.pattern, elapsedOf(rhythm, now))
}
