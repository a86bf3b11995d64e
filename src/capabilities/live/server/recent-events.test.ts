import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRecentEvents, type HeardEvent } from './recent-events.ts'

const event = (seq: number, about: string | null = null, data = `event ${seq}`): HeardEvent => ({
  seq,
  topic: 'bells',
  kind: 'rung',
  about,
  data,
})
const numbers = (events: readonly HeardEvent[] | undefined) => events?.map(({ seq }) => seq)

describe('the recent events', () => {
  it('hands out what came after a number, and nothing for numbers it cannot vouch for', () => {
    const recentEvents = createRecentEvents(10)
    for (const seq of [11, 12, 15]) recentEvents.add(event(seq))
    expect(numbers(recentEvents.after(10))).toEqual([11, 12, 15])
    expect(numbers(recentEvents.after(12))).toEqual([15])
    expect(numbers(recentEvents.after(13))).toEqual([15])
    expect(numbers(recentEvents.after(15))).toEqual([])
    expect(recentEvents.after(9)).toBeUndefined()
    expect(recentEvents.after(16)).toBeUndefined()
  })

  it('says what a plain list would, with only the last about each thing', () => {
    const about = fc.option(fc.constantFrom('a', 'b', 'c'), { nil: null })
    const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), about), { maxLength: 60 })
    fc.assert(
      fc.property(steps, fc.nat({ max: 200 }), (added, from) => {
        const recentEvents = createRecentEvents(0)
        const all: { seq: number; about: string | null }[] = []
        let seq = 0
        for (const [step, thing] of added) {
          seq += step
          all.push({ seq, about: thing })
          recentEvents.add(event(seq, thing))
        }
        const last = all.filter(
          (one) =>
            one.about === null ||
            !all.some((other) => other.about === one.about && other.seq > one.seq),
        )
        const expected = last.filter((one) => one.seq > from).map((one) => one.seq)
        expect(numbers(recentEvents.after(from))).toEqual(from > seq ? undefined : expected)
      }),
    )
  })

  it('keeps no word of what a later event has replaced', () => {
    const recentEvents = createRecentEvents(0)
    const secret = event(1, 'post', 'words taken back')
    recentEvents.add(secret)
    recentEvents.add(event(2, 'post', 'gone'))
    expect(secret.data).toBe('')
  })

  it('is bounded in number and in length, and knows from where on it is whole', () => {
    const many = createRecentEvents(0)
    for (let seq = 1; seq <= 20_000; seq++) many.add(event(seq))
    expect(many.after(15_999)).toBeUndefined()
    expect(many.after(16_000)?.length).toBe(4_000)
    const long = createRecentEvents(0)
    for (let seq = 1; seq <= 100; seq++) long.add(event(seq, null, 'x'.repeat(100_000)))
    expect(long.after(79)).toBeUndefined()
    expect(long.after(80)).toHaveLength(20)
  })

  it('are not shorter for what was replaced, however often that was', () => {
    const recentEvents = createRecentEvents(0)
    recentEvents.add(event(1))
    for (let seq = 2; seq <= 30_000; seq++) recentEvents.add(event(seq, `post ${seq % 50}`))
    expect(recentEvents.after(0)?.length).toBe(51)
    expect(numbers(recentEvents.after(29_999))).toEqual([30_000])
    for (let seq = 30_001; seq <= 34_500; seq++) recentEvents.add(event(seq))
    expect(recentEvents.after(30_000)).toBeUndefined()
    expect(recentEvents.after(30_500)?.length).toBe(4_000)
  })
})
