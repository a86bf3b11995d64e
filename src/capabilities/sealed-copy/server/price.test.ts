import { describe, expect, it } from 'vitest'
import { createSteppingClock, type TestClock } from '#kit/testing/test-clock.ts'
import { createFading } from './fading.ts'
import { createPrices, leastFor, type Opening, type Prices, workFor } from './price.ts'
import { findNonce, isPaidWith, randomText } from './testing/test-phone.ts'

const anHour = 3_600_000

/** A box for which the work is done: what it costs at the moment, and less than so many times that. */
function workedFor(network: string, prices: Prices, below = Number.POSITIVE_INFINITY): Opening {
  const { challenge, work } = prices.of(network)
  const payment = { challenge, box: randomText(32), token: randomText(32) }
  const nonce = findNonce(
    (one) => isPaidWith(payment, one, work) && !isPaidWith(payment, one, below * work),
  )
  return { network, ...payment, proof: { challenge, nonce } }
}

function openFrom(network: string, prices: Prices): void {
  prices.take(workedFor(network, prices))
}

describe('the price of a box', () => {
  function openPrices(): { prices: Prices; clock: TestClock } {
    const clock = createSteppingClock()
    return { clock, prices: createPrices(clock, true) }
  }

  it('is eight thousand hashes on a quiet day', () => {
    expect(openPrices().prices.of('a')).toEqual({ challenge: '2026-03-14', work: 8192 })
  })

  it('is about a second of a phone after fifty boxes of an hour', () => {
    const hashesInASecond = 100_000
    const workAfter = (fromNetwork: number) => workFor({ fromNetwork, onSite: fromNetwork })
    expect(workAfter(20)).toBeLessThan(0.2 * hashesInASecond)
    expect(workAfter(50)).toBeGreaterThan(0.5 * hashesInASecond)
    expect(workAfter(50)).toBeLessThan(1.5 * hashesInASecond)
  })

  it('grows with each box, and fades with the hours', () => {
    const { prices, clock } = openPrices()
    for (let opened = 0; opened < 28; opened++) openFrom('busy', prices)
    const { work } = prices.of('busy')
    expect(work).toBeGreaterThan(2 * 8192)
    clock.pass(anHour)
    expect(prices.of('busy').work).toBeLessThan(work / 2)
    clock.pass(12 * anHour)
    expect(prices.of('busy').work).toBe(8192)
  })

  it('is the work of hours for a thousand, however fast they are asked for', () => {
    let now = 0
    const opened = createFading({ now: () => now })
    const hashesPerMilli = 10_000
    for (let count = 0; count < 1000; count++) {
      const work = workFor({ fromNetwork: opened.level(), onSite: opened.level() })
      now += leastFor(work) / hashesPerMilli
      opened.add()
    }
    expect(now).toBeGreaterThan(2 * anHour)
  })

  it('stays about a second for a quiet network, whatever is opened from others', () => {
    expect(workFor({ fromNetwork: 0, onSite: 1e9 })).toBe(12 * 8192)
    expect(workFor({ fromNetwork: 1e9, onSite: 0 })).toBe(2 ** 32)
  })

  it('may rise a little while a phone works for it, and not much', () => {
    const { prices } = openPrices()
    const [early, late] = [workedFor('a', prices, 1.5), workedFor('a', prices, 1.5)]
    for (let opened = 0; opened < 20; opened++) openFrom('a', prices)
    prices.take(early)
    for (let opened = 0; opened < 15; opened++) openFrom('a', prices)
    expect(() => prices.take(late)).toThrow(expect.objectContaining({ code: 'proof_wanted' }))
  })

  it('is to be paid on the day on which it was asked, or about midnight', () => {
    const { prices, clock } = openPrices()
    const [soon, late] = [workedFor('a', prices), workedFor('a', prices)]
    clock.pass(24 * anHour)
    prices.take(soon)
    clock.pass(24 * anHour)
    expect(() => prices.take(late)).toThrow(expect.objectContaining({ code: 'proof_wanted' }))
  })

  it('does not grow where nothing is limited', () => {
    const prices = createPrices(createSteppingClock(), false)
    for (let opened = 0; opened < 8; opened++) openFrom('a', prices)
    expect(prices.of('a').work).toBe(8192)
  })
})
