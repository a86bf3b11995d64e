// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Pattern, presets, secondsInRound } from '../rhythm/pattern.ts'
import { useRhythm } from './use-rhythm.ts'

const begun = 500
let now = begun
beforeEach(() => {
  now = begun
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function start(pattern: Pattern) {
  const { result } = renderHook(() => useRhythm(pattern))
  act(() => result.current.send({ type: 'start', at: now }))
  return () => {
    const { phase, second, cycle } = result.current.breath
    return `${phase[0]}${second + 1} ${cycle + 1}`
  }
}

/** The clock stands so many seconds after the start, and the timer as late as a busy phone lets it. */
function comeTo(second: number, late = 0): void {
  now = begun + second * 1000 + late
  act(() => void vi.advanceTimersByTime(1000))
}

const rounds = {
  relaxing: 'i1 i2 i3 i4 h1 h2 h3 h4 h5 h6 h7 e1 e2 e3 e4 e5 e6 e7 e8',
  box: 'i1 i2 i3 i4 h1 h2 h3 h4 e1 e2 e3 e4',
  calm: 'i1 i2 i3 i4 i5 i6 h1 h2 e1 e2 e3 e4 e5 e6 p1 p2',
  square: 'i1 i2 i3 i4 h1 h2 h3 h4 e1 e2 e3 e4 p1 p2 p3 p4',
} as const

describe('the breath on the screen', () => {
  it.each(presets)('follows $name.en second by second through three rounds', ({ id, pattern }) => {
    const shown = start(pattern)
    const expected = [1, 2, 3].flatMap((cycle) =>
      rounds[id].split(' ').map((second) => `${second} ${cycle}`),
    )
    expect(expected).toHaveLength(3 * secondsInRound(pattern))
    for (const [at, second] of expected.entries()) {
      expect(shown()).toBe(second)
      comeTo(at + 1)
    }
    expect(shown()).toBe('i1 4')
  })

  it('does not fall behind when every timer is late', () => {
    const shown = start(presets[1]?.pattern as Pattern)
    for (let second = 1; second <= 36; second++) comeTo(second, second % 7 === 0 ? 240 : 30)
    expect(shown()).toBe('i1 4')
  })

  it('is at once where it should be when a tab that slept for an hour is looked at again', () => {
    const shown = start(presets[0]?.pattern as Pattern)
    expect(shown()).toBe('i1 1')
    now += 3_600_000
    expect(shown()).toBe('i1 1')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    // 189 rounds of nineteen seconds, and nine seconds of the next.
    expect(shown()).toBe('h6 190')
  })
})
