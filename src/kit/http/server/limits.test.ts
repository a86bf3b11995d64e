import { describe, expect, it } from 'vitest'
import { HttpProblem } from './http-problem.ts'
import { createLimits, networkOf } from './limits.ts'

const fivePosts = { name: 'posts', burst: 5, perMinute: 0.5 }

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

describe('limits', () => {
  it('let a visitor do what is allowed, then say how long to wait', () => {
    const clock = atTime(0)
    const limits = createLimits(clock, true)
    for (let post = 0; post < 5; post++) limits.take(fivePosts, 'sita')
    const refusal = refusalOf(() => limits.take(fivePosts, 'sita'))
    expect(refusal?.body).toMatchObject({ status: 429, code: 'too_many_requests', retryAfter: 120 })
    clock.pass(120_000)
    expect(refusalOf(() => limits.take(fivePosts, 'sita'))).toBeUndefined()
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
