import { type Pattern, type Phase, phases, secondsInRound } from './pattern.ts'

export type Breath = {
  phase: Phase
  /** Whole seconds spent in this phase, from 0. */
  second: number
  /** Whole rounds breathed before this one, from 0. */
  cycle: number
  /** How far through the phase, from 0 up to but not including 1. */
  fraction: number
}

/**
 * Where the breath is after so much time. Worked out from the time alone, never by counting
 * ticks: a late timer cannot make it drift, and a tab that was hidden is at once where it should
 * be.
 */
export function breathAt(pattern: Pattern, elapsedMs: number): Breath {
  const round = secondsInRound(pattern) * 1000
  if (!(round > 0) || !(elapsedMs > 0)) return { phase: 'inhale', second: 0, cycle: 0, fraction: 0 }
  let left = elapsedMs % round
  let phase: Phase = 'inhale'
  for (const next of phases) {
    if (pattern[next] === 0) continue
    phase = next
    const length = pattern[next] * 1000
    if (left < length) break
    left -= length
  }
  return {
    phase,
    second: Math.floor(left / 1000),
    cycle: Math.floor(elapsedMs / round),
    fraction: left / (pattern[phase] * 1000),
  }
}
