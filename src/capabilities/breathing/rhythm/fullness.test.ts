import { describe, expect, it } from 'vitest'
import { turnsOf } from './fullness.ts'
import { type Pattern, presets } from './pattern.ts'

describe('the shape that follows the breath', () => {
  it('opens with the inhale, keeps open through the hold and closes with the exhale', () => {
    const relaxing = presets[0]?.pattern as Pattern
    const turns = turnsOf(relaxing)
    expect(turns.map(({ offset }) => offset * 19)).toEqual([0, 4, 11, 19, 19])
    expect(turns.map(({ fullness }) => Math.round(fullness))).toEqual([0, 1, 1, 0, 0])
  })

  it.each(presets)(
    'of $name.en comes back to where it began, so that rounds join',
    ({ pattern }) => {
      const turns = turnsOf(pattern)
      expect(turns.at(-1)).toEqual({ offset: 1, fullness: turns[0]?.fullness })
      for (let place = 1; place < turns.length; place++) {
        expect(turns[place]?.offset).toBeGreaterThanOrEqual(turns[place - 1]?.offset ?? 0)
      }
    },
  )

  it('does not swell where nothing is held', () => {
    const plain = turnsOf({ inhale: 5, hold: 0, exhale: 5, pause: 0 })
    expect(plain.map(({ fullness }) => fullness)).toEqual([0, 1, 1, 0, 0])
  })
})
