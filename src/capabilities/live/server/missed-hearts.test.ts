import { describe, expect, it } from 'vitest'
import { createQuietLog } from '#kit/store/server/testing/quiet-log.ts'
import { createMissedHearts } from './missed-hearts.ts'
import type { HeartChange } from './ticker.ts'
import { createTopics, type HeartCount } from './topics.ts'

const aMinute = 60_000

function open() {
  const readings: { since: number; answer(rows?: HeartCount[]): void; fail(): void }[] = []
  const told: { at: number; change: HeartChange }[] = []
  const topics = createTopics()
  topics.add('bells', (since) => {
    return new Promise((answer, reject) => {
      readings.push({ since, answer, fail: () => reject(new Error('no disk')) })
    })
  })
  topics.add('drums')
  const ticker = {
    toldSince: (moment: number) =>
      told.filter(({ at }) => at >= moment).map(({ change }) => change),
  }
  const log = createQuietLog()
  return { readings, told, log, missed: createMissedHearts({ topics, ticker, log }) }
}
const turn = () => new Promise(setImmediate)

describe('hearts that somebody missed', () => {
  it('are read once for all who come back while they are being read', async () => {
    const { readings, missed } = open()
    const first = missed.read(['bells', 'drums', 'chat'], 10 * aMinute)
    await turn()
    const others = Array.from({ length: 1_000 }, () => missed.read(['bells'], 10 * aMinute))
    await turn()
    expect(readings).toHaveLength(1)
    readings[0]?.answer([{ id: 'a', count: 1 }])
    expect((await first).asRead).toEqual([['bells', 'a', 1]])
    await turn()
    // Not the one that had begun before they came.
    expect(readings).toHaveLength(2)
    readings[1]?.answer([{ id: 'a', count: 2 }])
    for (const one of await Promise.all(others)) expect(one.asRead).toEqual([['bells', 'a', 2]])
    expect(readings).toHaveLength(2)
  })

  it('are read from a while before, for clocks that differ and commits that are slow', async () => {
    const { readings, missed } = open()
    void missed.read(['bells'], 10 * aMinute)
    await turn()
    expect(readings[0]?.since).toBeLessThanOrEqual(9.5 * aMinute)
    expect(readings[0]?.since).toBeGreaterThan(9 * aMinute)
  })

  it('end with what was told while they were read', async () => {
    const { readings, told, missed } = open()
    told.push({ at: performance.now(), change: ['bells', 'old', 7] })
    await new Promise((resolve) => setTimeout(resolve, 5))
    const reading = missed.read(['bells'], 0)
    await turn()
    readings[0]?.answer([{ id: 'a', count: 1 }])
    const found = await reading
    told.push({ at: performance.now(), change: ['bells', 'a', 2] })
    expect(found.withTold()).toEqual([
      ['bells', 'a', 1],
      ['bells', 'a', 2],
    ])
    expect(found.asRead).toEqual([['bells', 'a', 1]])
  })

  it('are as good as too many where they cannot be read, until they can again', async () => {
    const { readings, log, missed } = open()
    const failing = missed.read(['bells'], 0)
    await turn()
    readings[0]?.fail()
    expect((await failing).asRead).toBeUndefined()
    expect((await failing).withTold()).toBeUndefined()
    expect(log.lines.join()).toContain('missed hearts could not be read')
    const again = missed.read(['bells'], 0)
    await turn()
    readings[1]?.answer([])
    expect((await again).asRead).toEqual([])
  })
})
