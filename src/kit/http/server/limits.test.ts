import { describe, expect, it } from 'vitest'
import { HttpProblem } from './http-problem.ts'
import { type Allowance, createLimits, networkOf } from './limits.ts'

const fivePosts = { name: 'posts', most: 5, withinSeconds: 600 }
const tries = { name: 'tries', burst: 5, perMinute: 0.5 }

function atTime(start: number) {
  let now = start
  return { now: () => now, pass: (millis: number) => (now += millis) }
}

function refusalOf(action: () => void): HttpProblem | undefined {
  try {
    action()
    return undefined
  } catch (error) {
    if (error instanceof HttpProblem) return error
    throw error
  }
}

/** When, second by second, the tries of somebody who never stops trying got through. */
function momentsAllowed(allowance: Allowance, seconds: number, triesASecond = 1): number[] {
  const clock = atTime(1_000_000)
  const limits = createLimits(clock, true)
  const allowed: number[] = []
  for (let tried = 0; tried < seconds * triesASecond; tried++) {
    if (!refusalOf(() => limits.take(allowance, 'sita'))) allowed.push(clock.now())
    clock.pass(1000 / triesASecond)
  }
  return allowed
}

function mostWithin(moments: readonly number[], millis: number): number {
  return Math.max(
    ...moments.map((from) => moments.filter((at) => at >= from && at < from + millis).length),
  )
}

describe('a promise of so many within a time', () => {
  it.each([
    [fivePosts, 3_600, 1, 30],
    [{ name: 'hearts', most: 60, withinSeconds: 60 }, 300, 20, 300],
  ])('%j is kept in every stretch of that length', (allowance, seconds, triesASecond, all) => {
    const allowed = momentsAllowed(allowance, seconds, triesASecond)
    expect(mostWithin(allowed, allowance.withinSeconds * 1000)).toBe(allowance.most)
    expect(allowed).toHaveLength(all)
  })

  it('says the true time to wait, which is until the first of them is that long ago', () => {
    const clock = atTime(1_000_000)
    const limits = createLimits(clock, true)
    limits.take(fivePosts, 'sita')
    clock.pass(90_500)
    for (let post = 1; post < 5; post++) limits.take(fivePosts, 'sita')
    const refusal = refusalOf(() => limits.take(fivePosts, 'sita'))
    expect(refusal?.body).toMatchObject({ status: 429, code: 'too_many_requests', retryAfter: 510 })
    clock.pass(509_499)
    expect(refusalOf(() => limits.take(fivePosts, 'sita'))?.more.retryAfter).toBe(1)
    clock.pass(1)
    expect(refusalOf(() => limits.take(fivePosts, 'sita'))).toBeUndefined()
    expect(refusalOf(() => limits.take(fivePosts, 'sita'))?.more.retryAfter).toBe(91)
  })

  it('asks nobody to wait for longer than it says, also when the clock steps back', () => {
    const clock = atTime(10_000_000)
    const limits = createLimits(clock, true)
    for (let post = 0; post < 5; post++) limits.take(fivePosts, 'sita')
    clock.pass(-5_000_000)
    expect(refusalOf(() => limits.take(fivePosts, 'sita'))?.more.retryAfter).toBe(600)
  })
})

describe('limits', () => {
  it('of a bucket let a visitor do what is allowed, then say how long to wait', () => {
    const clock = atTime(0)
    const limits = createLimits(clock, true)
    for (let tried = 0; tried < 5; tried++) limits.take(tries, 'sita')
    const refusal = refusalOf(() => limits.take(tries, 'sita'))
    expect(refusal?.body).toMatchObject({ status: 429, code: 'too_many_requests', retryAfter: 120 })
    clock.pass(120_000)
    expect(refusalOf(() => limits.take(tries, 'sita'))).toBeUndefined()
  })

  it('remember nobody for longer than they have to', () => {
    const clock = atTime(1_000_000)
    const limits = createLimits(clock, true)
    for (const allowance of [fivePosts, tries]) {
      for (let taken = 0; taken < 5; taken++) limits.take(allowance, 'sita')
    }
    clock.pass(599_000)
    for (let crowd = 0; crowd < 50_001; crowd++) limits.take(fivePosts, `visitor ${crowd}`)
    expect(refusalOf(() => limits.take(fivePosts, 'sita'))?.more.retryAfter).toBe(1)
  })

  it('count each visitor alone', () => {
    const limits = createLimits(atTime(0), true)
    for (let post = 0; post < 5; post++) limits.take(fivePosts, 'sita')
    expect(refusalOf(() => limits.take(fivePosts, 'hari'))).toBeUndefined()
  })

  it('never punish a clock that steps back', () => {
    const clock = atTime(1_000_000)
    const limits = createLimits(clock, true)
    limits.take(fivePosts, 'sita')
    clock.pass(-500_000)
    expect(refusalOf(() => limits.take(fivePosts, 'sita'))).toBeUndefined()
  })

  it('can be switched off for benchmarks', () => {
    const limits = createLimits(atTime(0), false)
    for (let post = 0; post < 1000; post++) limits.take(fivePosts, 'sita')
  })
})

describe('a network', () => {
  it('is the address in IPv4 and the first 64 bits in IPv6', () => {
    expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
    expect(networkOf('::ffff:203.0.113.7')).toBe('::ffff:203.0.113.7')
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
    expect(networkOf('2001:db8::6')).toBe('2001:db8:0:0')
  })
})
