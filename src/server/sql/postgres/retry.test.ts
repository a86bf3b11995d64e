import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { StoreFailure } from '#kit/store/server/store-failure.ts'
import { createRetry } from './retry.ts'

const lost = () => new StoreFailure('contended', 'lost the race')

/** Work on one row: whoever meets another there loses, as on a real server. */
function createHotRow() {
  const seen = { together: 0, most: 0, tries: 0 }
  async function work(): Promise<void> {
    seen.tries++
    seen.together++
    seen.most = Math.max(seen.most, seen.together)
    const alone = seen.together === 1
    await turn()
    seen.together--
    if (!alone) throw lost()
  }
  return { seen, work }
}

afterEach(() => vi.restoreAllMocks())

describe('Commands that run side by side', () => {
  it('all get through on one hot row', async () => {
    const { run, retries } = createRetry(10)
    const { seen, work } = createHotRow()
    await Promise.all(Array.from({ length: 500 }, () => run('heart', work)))
    expect(seen.most).toBe(10)
    expect(seen.tries).toBe(500 + retries())
  })

  it('do not hold up the other commands', async () => {
    const { run } = createRetry(1)
    const stuck = Promise.withResolvers<void>()
    const running = run('heart', () => stuck.promise)
    await run('post', async () => {})
    stuck.resolve()
    await running
  })

  it('give up after a bounded number of races, and pass any other error on at once', async () => {
    const { run, retries } = createRetry(10)
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const hopeless = run('hopeless', async () => {
      throw lost()
    })
    await expect(hopeless).rejects.toMatchObject({ code: 'contended' })
    expect(retries()).toBe(39)
    const refused = run('refused', async () => {
      throw new TypeError('another error')
    })
    await expect(refused).rejects.toThrow('another error')
    expect(retries()).toBe(39)
  })
})
