import { setTimeout as pause } from 'node:timers/promises'
import { StoreFailure } from '#kit/store/server/store-failure.ts'

const mostAttempts = 40
const longestPause = 200

/**
 * Runs a command again when the server says that it lost a race. So many of a name go side by side
 * as there are connections; whoever lost keeps its place while it waits, and so, the harder they
 * fight over one row, the fewer of them are awake. Chance parts us from the other nodes.
 */
export function createRetry(widest: number) {
  const places = new Map<string, { taken: number; queue: (() => void)[] }>()
  let retries = 0

  async function enter(name: string): Promise<() => void> {
    const place = places.get(name) ?? { taken: 0, queue: [] }
    places.set(name, place)
    if (place.taken < widest) place.taken++
    else await new Promise<void>((resolve) => place.queue.push(resolve))
    return () => {
      const next = place.queue.shift()
      if (next) next()
      else place.taken--
    }
  }

  return {
    async run<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
      const leave = await enter(name)
      try {
        for (let count = 1; ; count++) {
          try {
            return await work()
          } catch (error) {
            if (!isContended(error) || count === mostAttempts) throw error
          }
          retries++
          await pause(Math.random() * Math.min(2 ** count, longestPause))
        }
      } finally {
        leave()
      }
    },

    retries: () => retries,
  }
}

export function isContended(error: unknown): boolean {
  return error instanceof StoreFailure && error.code === 'contended'
}
