import { isPattern, type Pattern, type PresetId, presets } from '../rhythm/pattern.ts'

export type Technique = PresetId | 'own'

export interface Wishes {
  readonly technique: Technique
  readonly own: Pattern
  readonly vibrate: boolean
}

export const firstWishes: Wishes = {
  technique: 'relaxing',
  own: { inhale: 5, hold: 0, exhale: 5, pause: 0 },
  vibrate: false,
}

const key = 'breathe'

export function recallWishes(): Wishes {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null')
    return {
      technique: isTechnique(kept?.technique) ? kept.technique : firstWishes.technique,
      own: kept?.own && isPattern(kept.own) ? kept.own : firstWishes.own,
      vibrate: kept?.vibrate === true,
    }
  } catch {
    return firstWishes
  }
}

export function rememberWishes(wishes: Wishes): void {
  try {
    localStorage.setItem(key, JSON.stringify(wishes))
  } catch {
    // They hold until the page is closed.
  }
}

export function patternOf({ technique, own }: Wishes): Pattern {
  return presets.find(({ id }) => id === technique)?.pattern ?? own
}

function isTechnique(value: unknown): value is Technique {
  return value === 'own' || presets.some(({ id }) => id === value)
}
