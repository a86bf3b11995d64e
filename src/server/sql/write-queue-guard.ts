import { StoreFailure } from '#kit/store/server/store-failure.ts'

/**
 * Past this, a write would wait longer than a visitor does, and memory would
 * fill with the inputs: better a clear "busy" that the sender tries again.
 */
const mostWaiting = 20_000

/** Every write passes here: it is counted, refused when closing, and waited for before closing. */
export function createWriteQueueGuard() {
  const counts = { commands: 0, refused: 0, waiting: 0 }
  let closing = false
  let whenDrained: (() => void) | undefined
  const listeners = new Set<() => void>()

  return {
    async admit<Result>(run: () => Promise<Result>): Promise<Result> {
      if (closing) throw new StoreFailure('closed', 'The store is closed; nothing was written')
      if (counts.waiting >= mostWaiting) {
        throw new StoreFailure('overloaded', `Over ${mostWaiting} writes wait already`)
      }
      counts.waiting++
      try {
        const result = await run()
        counts.commands++
        for (const listener of listeners) listener()
        return result
      } catch (error) {
        counts.refused++
        throw error
      } finally {
        counts.waiting--
        if (counts.waiting === 0) whenDrained?.()
      }
    },

    onWritten(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** Admits nobody any more; resolves when those inside are through. */
    async drain(): Promise<void> {
      closing = true
      if (counts.waiting > 0) await new Promise<void>((resolve) => (whenDrained = resolve))
    },

    counts: () => ({ ...counts }),
  }
}
