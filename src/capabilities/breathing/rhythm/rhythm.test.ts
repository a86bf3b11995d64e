import { describe, expect, it } from 'vitest'
import { beginRhythm, breathNow, changeRhythm, type Rhythm, type RhythmEvent } from './rhythm.ts'

const relaxing = { inhale: 4, hold: 7, exhale: 8, pause: 0 }
const calm = { inhale: 6, hold: 2, exhale: 6, pause: 2 }
const firstMoment = { phase: 'inhale', second: 0, cycle: 0, fraction: 0 }

const rhythmAfter = (...events: RhythmEvent[]): Rhythm =>
  events.reduce(changeRhythm, beginRhythm(relaxing))

describe('the breathing exercise', () => {
  it('waits at the start of an inhale until it is started', () => {
    const idle = beginRhythm(relaxing)
    expect(idle.status).toBe('idle')
    expect(breathNow(idle, 123_456)).toEqual(firstMoment)
  })

  it('runs from the moment it is started, whatever the clock said then', () => {
    const running = rhythmAfter({ type: 'start', at: 98_765 })
    expect(running.status).toBe('running')
    expect(breathNow(running, 98_765)).toEqual(firstMoment)
    expect(breathNow(running, 98_765 + 4000)).toMatchObject({ phase: 'hold', second: 0 })
  })

  it('stands still while paused and goes on from the same breath', () => {
    const paused = rhythmAfter({ type: 'start', at: 1000 }, { type: 'pause', at: 6500 })
    const before = breathNow(paused, 6500)
    expect(paused.status).toBe('paused')
    expect(before).toMatchObject({ phase: 'hold', second: 1 })
    expect(breathNow(paused, 999_999)).toEqual(before)

    const again = changeRhythm(paused, { type: 'start', at: 50_000 })
    expect(again.status).toBe('running')
    expect(breathNow(again, 50_000)).toEqual(before)
    expect(breathNow(again, 50_500)).toMatchObject({ phase: 'hold', second: 2 })
  })

  it('loses no time over many pauses', () => {
    let rhythm = beginRhythm(relaxing)
    for (let stop = 0; stop < 100; stop += 1) {
      rhythm = changeRhythm(rhythm, { type: 'start', at: stop * 10_000 })
      rhythm = changeRhythm(rhythm, { type: 'pause', at: stop * 10_000 + 190 })
    }
    expect(breathNow(rhythm, 0)).toEqual({ ...firstMoment, cycle: 1 })
  })

  it('returns to the first moment of an inhale on reset', () => {
    const reset = rhythmAfter({ type: 'start', at: 0 }, { type: 'reset' })
    expect(reset).toEqual({ status: 'idle', pattern: relaxing })
    expect(breathNow(reset, 9000)).toEqual(firstMoment)
  })

  it('stops and starts over when another technique is chosen', () => {
    const chosen = rhythmAfter({ type: 'start', at: 0 }, { type: 'choose', pattern: calm })
    expect(chosen).toEqual({ status: 'idle', pattern: calm })
    expect(breathNow(chosen, 9000)).toEqual(firstMoment)
  })

  it('takes no notice of a second start, or a pause with nothing running', () => {
    const running = rhythmAfter({ type: 'start', at: 0 })
    expect(changeRhythm(running, { type: 'start', at: 5000 })).toBe(running)
    const idle = beginRhythm(calm)
    expect(changeRhythm(idle, { type: 'pause', at: 5000 })).toBe(idle)
    const paused = changeRhythm(running, { type: 'pause', at: 5000 })
    expect(changeRhythm(paused, { type: 'pause', at: 9000 })).toBe(paused)
  })
})
