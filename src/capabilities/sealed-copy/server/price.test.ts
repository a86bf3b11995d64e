import { describe, expect, it } from 'vitest'
import { createSteppingClock, type TestClock } from '#kit/testing/test-clock.ts'
import { createFading } from './fading.ts'
import { createPrices, leastFor, type Prices, workFor } from './price.ts'
import { findNonce, isPaidWith, randomText } from './testing/test-phone.ts'

const anHour = 3_600_000

/** Opens a box as fast as it goes. */
function openFrom(network: string, prices: Prices): void {
  const { challenge, work } = prices.of(network)
  const [box, token] = [randomText(32), randomText(32)]
  const nonce = findNonce((one) => isPaidWith({ challenge, box, token }, one, work))
  prices.take({ network, box, token, proof: { challenge, nonce } })
}

describe('the price of a box', () => {
  function openPrices(): { prices: Prices; clock: TestClock } {
    const clock = createSteppingClock()
    return { clock, prices: createPrices(clock, true) }
  }

  it('is eight thousand hashes on a quiet day', () => {
    expect(openPrices().prices.of('a')).toEqual({ challenge: '2026-03-14', work: 8192 })
  })

  it('is about a second of a phone after fifty boxes of an hour, and fades with the hours', () => {
    const { prices, clock } = openPrices()
    for (let opened = 0; opened < 50; opened++) openFrom('busy', prices)
    const { work } = prices.of('busy')
    expect(work).toBeGreaterThan(100_000)
    expect(work).toBeLessThan(150_000)
    clock.pass(anHour)
    expect(prices.of('busy').work).toBeLessThan(work / 5)
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

  it('does not grow where nothing is limited', () => {
    const prices = createPrices(createSteppingClock(), false)
    for (let opened = 0; opened < 30; opened++) openFrom('a', prices)
    expect(prices.of('a').work).toBe(8192)
  })
})
