import {
  isPattern,
  type Pattern,
  type PresetId,
  presets,
} from '#capabilities/breathing/rhythm/pattern.ts'
import { device } from '#kit/web/device-store.ts'

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
  const kept = device.readJson<Partial<Wishes>>(key)
  return {
    technique: isTechnique(kept?.technique) ? kept.technique : firstWishes.technique,
    own: kept?.own && isPattern(kept.own) ? kept.own : firstWishes.own,
    vibrate: kept?.vibrate === true,
  }
}

export function rememberWishes(wishes: Wishes): void {
  device.keep(key, JSON.stringify(wishes))
}

export function patternOf({ technique, own }: Wishes): Pattern {
  return presets.find(({ id }) => id === technique)?.pattern ?? own
}

function isTechnique(value: unknown): value is Technique {
  return value === 'own' || presets.some(({ id }) => id === value)
}
