import { describe, expect, it } from 'vitest'
import { createWriteQueueGuard } from './write-queue-guard.ts'

describe('Writes that are let in', () => {
  it('are turned away with a clear word when far too many wait already', async () => {
    const { admit, counts } = createWriteQueueGuard()
    const releases: (() => void)[] = []
    const waiting = Array.from({ length: 20_000 }, () =>
      admit(() => new Promise<void>((resolve) => releases.push(resolve))),
    )
    const oneMore = admit(async () => 'in')
    await expect(oneMore).rejects.toMatchObject({ name: 'StoreFailure', code: 'overloaded' })
    for (const release of releases) release()
    await Promise.all(waiting)
    expect(await admit(async () => 'in')).toBe('in')
    expect(counts()).toMatchObject({ commands: 20_001, waiting: 0 })
  })
})
