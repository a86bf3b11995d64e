import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTail, type HeardEvent } from './tail.ts'

const event = (seq: number, about: string | null = null, data = `event ${seq}`): HeardEvent => ({
  ...{ seq, topic: 'bells', about, at: seq * 100, data },
})
const numbers = (events: readonly HeardEvent[] | undefined) => events?.map(({ seq }) => seq)

describe('the tail of events', () => {
  it('knows when an event was recorded, or the one before it', () => {
    const tail = createTail(10)
    for (const seq of [11, 12, 15]) tail.add(event(seq))
    expect([10, 11, 14, 15].map(tail.timeOf)).toEqual([undefined, 1_100, 1_200, 1_500])
  })

  it('hands out what came after a number, and nothing for numbers it cannot vouch for', () => {
    const tail = createTail(10)
    for (const seq of [11, 12, 15]) tail.add(event(seq))
    expect(numbers(tail.after(10))).toEqual([11, 12, 15])
    expect(numbers(tail.after(12))).toEqual([15])
    expect(numbers(tail.after(13))).toEqual([15])
    expect(numbers(tail.after(15))).toEqual([])
    expect(tail.after(9)).toBeUndefined()
    expect(tail.after(16)).toBeUndefined()
  })

  it('says what a plain list would, with only the last about each thing', () => {
    const about = fc.option(fc.constantFrom('a', 'b', 'c'), { nil: null })
    const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), about), { maxLength: 60 })
    fc.assert(
      fc.property(steps, fc.nat({ max: 200 }), (added, from) => {
        const tail = createTail(0)
        const all: { seq: number; about: string | null }[] = []
        let seq = 0
        for (const [step, thing] of added) {
          seq += step
          all.push({ seq, about: thing })
          tail.add(event(seq, thing))
        }
        const last = all.filter(
          (one) =>
            one.about === null ||
            !all.some((other) => other.about === one.about && other.seq > one.seq),
        )
        const expected = last.filter((one) => one.seq > from).map((one) => one.seq)
        expect(numbers(tail.after(from))).toEqual(from > seq ? undefined : expected)
      }),
    )
  })

  it('keeps no word of what a later event has replaced', () => {
    const tail = createTail(0)
    const secret = event(1, 'post', 'words taken back')
    tail.add(secret)
    tail.add(event(2, 'post', 'gone'))
    expect(secret.data).toBe('')
  })

  it('is bounded in number and in length, and knows from where on it is whole', () => {
    const many = createTail(0)
    for (let seq = 1; seq <= 20_000; seq++) many.add(event(seq, seq % 2 ? null : `${seq % 7}`))
    expect(many.after(15_999)).toBeUndefined()
    expect(many.after(16_000)?.length).toBe(2_000 + 7)
    const long = createTail(0)
    for (let seq = 1; seq <= 100; seq++) long.add(event(seq, null, 'x'.repeat(100_000)))
    expect(long.after(79)).toBeUndefined()
    expect(long.after(80)).toHaveLength(20)
  })
})
