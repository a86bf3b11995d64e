import { type Pattern, secondsInRound } from './pattern.ts'

export interface Turn {
  /** Where in the round, from 0 to 1. */
  readonly offset: number
  /** How full the lungs are: 0 empty, 1 full, a little beyond either while the breath is held. */
  readonly fullness: number
}

/** A held breath is not a frozen one: it swells by so much. */
const swell = 0.03

/**
 * The turning points of one round, for a shape that follows the breath. Between two of them the
 * lungs fill or empty; where a phase is left out its two points fall together.
 */
export function turnsOf(pattern: Pattern): readonly Turn[] {
  const round = secondsInRound(pattern)
  const { inhale, hold, exhale } = pattern
  return [
    { offset: 0, fullness: 0 },
    { offset: inhale / round, fullness: 1 },
    { offset: (inhale + hold) / round, fullness: hold > 0 ? 1 + swell : 1 },
    { offset: (inhale + hold + exhale) / round, fullness: pattern.pause > 0 ? -swell : 0 },
    { offset: 1, fullness: 0 },
  ]
}
