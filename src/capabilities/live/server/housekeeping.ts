import type { Clock } from '#kit/clock.ts'
import type { Store } from '#kit/store/server/store.ts'
import type { StoreLog } from '#kit/store/server/store-log.ts'
import type { HeardEvent } from './recent-events.ts'
import { forgetOutdated, type Outdated, pruneEvents } from './record-event.ts'

/** Who was away for longer loads the page anew. */
const keepMillis = 24 * 60 * 60_000
const pruneEveryMillis = 10 * 60_000
const forgetAfterMillis = 1_000
/** On a busy day a second brings thousands: between the pieces the posts of visitors are written. */
const forgottenTogether = 250

/** Keeps the table of events short, and free of words that were taken back. */
export function createHousekeeping(deps: { store: Store; clock: Clock; log: StoreLog }) {
  const { store, log } = deps
  const newer = new Map<string, Outdated>()
  let timer: NodeJS.Timeout | undefined
  const rounds = setInterval(() => void prune(), pruneEveryMillis).unref()

  async function prune(): Promise<void> {
    try {
      const before = deps.clock.now() - keepMillis
      while (await store.write(pruneEvents, { before }));
    } catch (error) {
      log.warn({ err: error }, 'old live events could not be deleted; trying again later')
    }
  }

  async function forget(): Promise<void> {
    timer = undefined
    const things = [...newer.values()]
    newer.clear()
    try {
      for (let at = 0; at < things.length; at += forgottenTogether) {
        await store.write(forgetOutdated, things.slice(at, at + forgottenTogether))
      }
    } catch (error) {
      log.warn({ err: error }, 'outdated live events stay until they are a day old')
    }
  }

  return {
    prune,
    noteReplaced(events: readonly HeardEvent[]): void {
      for (const { topic, about, seq } of events) {
        if (about !== null) newer.set(`${topic} ${about}`, { topic, about, seq })
      }
      if (newer.size > 0) timer ??= setTimeout(() => void forget(), forgetAfterMillis).unref()
    },
    stop(): void {
      clearInterval(rounds)
      clearTimeout(timer)
    },
  }
}
