import type { Clock } from '../../clock.ts'
import { HttpProblem } from './http-problem.ts'

export interface Allowance {
  readonly name: string
  /** How many may come at once. */
  readonly burst: number
  /** How many come back in a minute. */
  readonly perMinute: number
}

export interface Limits {
  /** Takes one from the allowance, or throws the problem that says how long to wait. */
  take(allowance: Allowance, who: string): void
}

interface Bucket {
  left: number
  at: number
}

/** Above this many remembered visitors the full buckets are forgotten: they say nothing. */
const sweepAt = 50_000

export function createLimits(clock: Clock, enabled: boolean): Limits {
  const buckets = new Map<string, Bucket>()
  let nextSweep = sweepAt

  function take(allowance: Allowance, who: string): void {
    if (!enabled) return
    const now = clock.now()
    const key = `${allowance.name} ${who}`
    const bucket = buckets.get(key) ?? { left: allowance.burst, at: now }
    const perMilli = allowance.perMinute / 60_000
    bucket.left = Math.min(allowance.burst, bucket.left + Math.max(0, now - bucket.at) * perMilli)
    bucket.at = now
    buckets.set(key, bucket)
    if (bucket.left < 1) {
      const retryAfter = Math.ceil((1 - bucket.left) / perMilli / 1000)
      throw new HttpProblem(429, 'too_many_requests', 'That was a little fast.', { retryAfter })
    }
    bucket.left -= 1
    if (buckets.size > nextSweep) forgetOld(now)
  }

  function forgetOld(now: number): void {
    for (const [key, bucket] of buckets) {
      if (now - bucket.at > 10 * 60_000) buckets.delete(key)
    }
    // When nothing was old enough, looking again at once would cost every request a full sweep.
    nextSweep = Math.max(sweepAt, buckets.size * 2)
  }

  return { take }
}

/** One network for limits: a whole IPv6 customer (/64) counts as one, as one IPv4 address does. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address
  const [head = '', tail = ''] = address.split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0')
  return [...front, ...zeros, ...back].slice(0, 4).join(':')
}
