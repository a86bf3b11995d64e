import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breathAt } from './breath-at.ts'
import { isPattern, phases, presets, secondsInRound } from './pattern.ts'

const anyPattern = fc.record({
  inhale: fc.integer({ min: 1, max: 20 }),
  hold: fc.integer({ min: 0, max: 20 }),
  exhale: fc.integer({ min: 1, max: 20 }),
  pause: fc.integer({ min: 0, max: 20 }),
})

describe('the breath', () => {
  it('keeps the three techniques to the second, and offers a square one beside them', () => {
    const seconds = presets.map(({ id, name, pattern }) => [
      id,
      name.en,
      phases.map((phase) => pattern[phase]),
    ])
    expect(seconds).toEqual([
      ['relaxing', '4-7-8 Relaxing', [4, 7, 8, 0]],
      ['box', 'Box Breathing', [4, 4, 4, 0]],
      ['calm', 'Calm Breathing', [6, 2, 6, 2]],
      ['square', 'Square Breathing', [4, 4, 4, 4]],
    ])
  })

  it('goes through its phases in their order, second by second, in any pattern', () => {
    fc.assert(
      fc.property(anyPattern, fc.nat(200), (pattern, second) => {
        const round = phases.flatMap((phase) =>
          Array.from({ length: pattern[phase] }, (_, second) => ({ phase, second })),
        )
        const expected = {
          ...round[second % round.length],
          cycle: Math.floor(second / round.length),
        }
        expect(breathAt(pattern, second * 1000)).toMatchObject(expected)
        expect(breathAt(pattern, second * 1000 + 999.9)).toMatchObject(expected)
      }),
    )
  })

  it('goes from the exhale straight to the next inhale when there is no pause', () => {
    const box = { inhale: 4, hold: 4, exhale: 4, pause: 0 }
    expect(breathAt(box, 11_999)).toMatchObject({ phase: 'exhale', second: 3, cycle: 0 })
    expect(breathAt(box, 12_000)).toEqual({ phase: 'inhale', second: 0, cycle: 1, fraction: 0 })
  })

  it('moves smoothly through each phase', () => {
    const calm = { inhale: 6, hold: 2, exhale: 6, pause: 2 }
    expect(breathAt(calm, 3000).fraction).toBe(0.5)
    expect(breathAt(calm, 7000)).toEqual({ phase: 'hold', second: 1, cycle: 0, fraction: 0.5 })
    expect(breathAt(calm, 15_500).fraction).toBe(0.75)
  })

  it('is at once where it should be after an hour in a hidden tab', () => {
    const relaxing = { inhale: 4, hold: 7, exhale: 8, pause: 0 }
    expect(breathAt(relaxing, 3_600_000)).toEqual({
      phase: 'hold',
      second: 5,
      cycle: 189,
      fraction: 5 / 7,
    })
  })

  it('begins with an inhale at 0, even if the clock should step back', () => {
    fc.assert(
      fc.property(anyPattern, fc.integer({ min: -10_000, max: 0 }), (pattern, elapsed) => {
        const first = { phase: 'inhale', second: 0, cycle: 0, fraction: 0 }
        expect(breathAt(pattern, elapsed)).toEqual(first)
      }),
    )
  })

  it('repeats itself round after round, in any pattern a visitor makes', () => {
    fc.assert(
      fc.property(anyPattern, fc.nat(100_000), fc.nat(1000), (pattern, elapsed, rounds) => {
        expect(isPattern(pattern)).toBe(true)
        const now = breathAt(pattern, elapsed)
        const later = breathAt(pattern, elapsed + rounds * secondsInRound(pattern) * 1000)
        expect(later).toEqual({ ...now, cycle: now.cycle + rounds })
        expect(pattern[now.phase]).toBeGreaterThan(0)
        expect(now.second).toBeLessThan(pattern[now.phase])
        expect(now.fraction).toBeGreaterThanOrEqual(0)
        expect(now.fraction).toBeLessThan(1)
      }),
    )
  })
})

describe('a pattern of one’s own', () => {
  it('needs an inhale and an exhale, in whole seconds, none too long', () => {
    const good = { inhale: 5, hold: 0, exhale: 5, pause: 0 }
    expect(isPattern(good)).toBe(true)
    expect(isPattern({ ...good, inhale: 0 })).toBe(false)
    expect(isPattern({ ...good, exhale: 0 })).toBe(false)
    expect(isPattern({ ...good, hold: -1 })).toBe(false)
    expect(isPattern({ ...good, hold: 1.5 })).toBe(false)
    expect(isPattern({ ...good, pause: 21 })).toBe(false)
    expect(isPattern({ ...good, pause: Number.NaN })).toBe(false)
  })

  it('without a hold goes from inhale straight to exhale', () => {
    const pattern = { inhale: 5, hold: 0, exhale: 5, pause: 0 }
    expect(breathAt(pattern, 4999).phase).toBe('inhale')
    expect(breathAt(pattern, 5000)).toMatchObject({ phase: 'exhale', second: 0 })
  })
})
