import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { StoreFailure } from '#kit/store/server/store-failure.ts'
import { createContention } from './contention.ts'
import { createCrowd } from './crowd.ts'

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

describe('Commands that run side by side', () => {
  it('all get through on one hot row, with few races lost', async () => {
    const { run, retries } = createContention(10)
    const { seen, work } = createHotRow()
    await Promise.all(Array.from({ length: 500 }, () => run('heart', work)))
    expect(seen.most).toBe(10)
    expect(seen.tries).toBe(500 + retries())
    expect(retries()).toBeLessThan(100)
  })

  it('keep their full width while nobody is in the way', async () => {
    const attempt = createCrowd(4)
    let together = 0
    let most = 0
    const work = async () => {
      most = Math.max(most, ++together)
      await turn()
      together--
    }
    await Promise.all(Array.from({ length: 40 }, () => attempt(work, 'last')))
    expect(most).toBe(4)
  })

  it('give up after a bounded number of races, and pass any other error on at once', async () => {
    const { run, retries } = createContention(10)
    const hopeless = run('hopeless', async () => {
      throw lost()
    })
    await expect(hopeless).rejects.toMatchObject({ code: 'contended' })
    expect(retries()).toBe(19)
    const refused = run('refused', async () => {
      throw new TypeError('another error')
    })
    await expect(refused).rejects.toThrow('another error')
    expect(retries()).toBe(19)
  })
})
