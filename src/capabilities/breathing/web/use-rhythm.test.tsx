// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Pattern } from '../rhythm/pattern.ts'
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

describe('the breath on the screen', () => {
  it('is followed second by second through three rounds', () => {
    const shown = start({ inhale: 2, hold: 1, exhale: 3, pause: 1 })
    const round = ['i1', 'i2', 'h1', 'e1', 'e2', 'e3', 'p1']
    const expected = [1, 2, 3].flatMap((cycle) => round.map((second) => `${second} ${cycle}`))
    for (const [at, second] of expected.entries()) {
      expect(shown()).toBe(second)
      comeTo(at + 1)
    }
    expect(shown()).toBe('i1 4')
  })

  it('does not fall behind when every timer is late', () => {
    const shown = start({ inhale: 4, hold: 4, exhale: 4, pause: 0 })
    for (let second = 1; second <= 36; second++) comeTo(second, second % 7 === 0 ? 240 : 30)
    expect(shown()).toBe('i1 4')
  })

  it('is at once where it should be when a tab that slept for an hour is looked at again', () => {
    const shown = start({ inhale: 4, hold: 7, exhale: 8, pause: 0 })
    expect(shown()).toBe('i1 1')
    now += 3_600_000
    expect(shown()).toBe('i1 1')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    // 189 rounds of nineteen seconds, and nine seconds of the next.
    expect(shown()).toBe('h6 190')
  })
})
