import type { Both } from '#kit/i18n/both.ts'

export const phases = ['inhale', 'hold', 'exhale', 'pause'] as const
export type Phase = (typeof phases)[number]

/** Whole seconds. A hold or a pause of 0 is left out of the round. */
export type Pattern = Record<Phase, number>

export const presets = [
  {
    id: 'relaxing',
    name: { en: '4-7-8 Relaxing', np: '४-७-८ आराम' },
    pattern: { inhale: 4, hold: 7, exhale: 8, pause: 0 },
  },
  {
    id: 'box',
    name: { en: 'Box Breathing', np: 'बराबर सास' },
    pattern: { inhale: 4, hold: 4, exhale: 4, pause: 0 },
  },
  {
    id: 'calm',
    name: { en: 'Calm Breathing', np: 'शान्त सास' },
    pattern: { inhale: 6, hold: 2, exhale: 6, pause: 2 },
  },
  {
    id: 'square',
    name: { en: 'Square Breathing', np: 'चारकुने सास' },
    pattern: { inhale: 4, hold: 4, exhale: 4, pause: 4 },
  },
] as const satisfies readonly { id: string; name: Both; pattern: Pattern }[]

/** Out longer than in, and hardly held: for somebody who is in the middle of something. */
export const gentle: Pattern = { inhale: 4, hold: 2, exhale: 7, pause: 0 }

type Preset = (typeof presets)[number]
export type PresetId = Preset['id']

/** Long enough for a practised breather, short enough that nobody is asked to go faint. */
export const longestSeconds = 20

/** Whether a visitor’s own pattern can be breathed. */
export function isPattern(pattern: Pattern): boolean {
  return phases.every((phase) => {
    const shortest = phase === 'inhale' || phase === 'exhale' ? 1 : 0
    const seconds = pattern[phase]
    return Number.isInteger(seconds) && seconds >= shortest && seconds <= longestSeconds
  })
}

export function secondsInRound(pattern: Pattern): number {
  return phases.reduce((sum, phase) => sum + pattern[phase], 0)
}
