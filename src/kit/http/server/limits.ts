import type { Clock } from '../../clock.ts'
import { HttpProblem } from './http-problem.ts'

/** A bucket: some at once, then a steady trickle. Keeps floods out, promises no number. */
interface Trickle {
  readonly name: string
  /** How many may come at once. */
  readonly burst: number
  /** How many come back in a minute. */
  readonly perMinute: number
}

/** A promise: never more than so many within any so many seconds. */
interface Window {
  readonly name: string
  readonly most: number
  readonly withinSeconds: number
}

export type Allowance = Trickle | Window

export interface Limits {
  /** Takes one from the allowance, or throws the problem that says how long to wait. */
  take(allowance: Allowance, who: string): void
  /** The same where nobody has to be refused: answers whether there was one to take. */
  allow(allowance: Allowance, who: string): boolean
}

/** What is remembered of one visitor and one allowance. */
interface Memory {
  /** Answers how many milliseconds are to wait; 0 when one was taken. */
  take(now: number): number
  /** From then on it says nothing that a new one would not say. */
  worthlessAt(): number
}

/** Above this many remembered visitors those who have all of it left are forgotten. */
const sweepAt = 50_000

export function createLimits(clock: Clock, enabled: boolean): Limits {
  const memories = new Map<string, Memory>()
  let nextSweep = sweepAt

  function takeOrWait(allowance: Allowance, who: string): number {
    if (!enabled) return 0
    const now = clock.now()
    const key = `${allowance.name} ${who}`
    let memory = memories.get(key)
    if (!memory) {
      memory = 'most' in allowance ? createWindow(allowance) : createBucket(allowance, now)
      memories.set(key, memory)
    }
    if (memories.size > nextSweep) forgetOld(now)
    return memory.take(now)
  }

  function take(allowance: Allowance, who: string): void {
    const wait = takeOrWait(allowance, who)
    if (wait <= 0) return
    const retryAfter = Math.ceil(wait / 1000)
    throw new HttpProblem(429, 'too_many_requests', 'That was a little fast.', { retryAfter })
  }

  function forgetOld(now: number): void {
    for (const [key, memory] of memories) {
      if (now >= memory.worthlessAt()) memories.delete(key)
    }
    // When nothing was old enough, looking again at once would cost every request a full sweep.
    nextSweep = Math.max(sweepAt, memories.size * 2)
  }

  return { take, allow: (allowance, who) => takeOrWait(allowance, who) <= 0 }
}

function createBucket({ burst, perMinute }: Trickle, now: number): Memory {
  const perMilli = perMinute / 60_000
  let left = burst
  let at = now

  return {
    take(moment) {
      left = Math.min(burst, left + Math.max(0, moment - at) * perMilli)
      at = moment
      if (left < 1) return (1 - left) / perMilli
      left -= 1
      return 0
    },
    worthlessAt: () => at + (burst - left) / perMilli,
  }
}

/** The moments themselves are kept: anything shorter would let more through at the edge of a minute. */
function createWindow({ most, withinSeconds }: Window): Memory {
  const millis = withinSeconds * 1000
  const moments: number[] = []

  return {
    take(now) {
      // A clock that steps back must not make anybody wait for longer than the promise says.
      for (let last = moments.length - 1; last >= 0 && (moments[last] as number) > now; last--) {
        moments[last] = now
      }
      while (moments[0] !== undefined && now - moments[0] >= millis) moments.shift()
      if (moments.length >= most) return (moments[0] as number) + millis - now
      moments.push(now)
      return 0
    },
    worthlessAt: () => (moments.at(-1) ?? 0) + millis,
  }
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
