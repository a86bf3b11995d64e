import type { StoreLog } from '#kit/store/server/store-log.ts'
import type { HeartChange, ToldHearts } from './ticker.ts'
import type { ChangedHearts, ReadHearts, Topics } from './topics.ts'

/**
 * A heart's moment is taken before it is committed, on a node whose clock may be a little off, and
 * of many within a few seconds the first one's is kept. Telling a count again costs nothing.
 */
const slackMillis = 30_000
/** Moments are asked for in steps, and answers shared, so that a thousand who come back together are one question. */
const stepMillis = 10_000
const sharedMillis = 1_000

interface Reading {
  readonly since: number
  readonly begun: number
  readonly rows: Promise<readonly ChangedHearts[] | undefined>
}

export interface MissedHearts {
  /**
   * Reads what changed in these topics; then `now`, called without waiting in between when the
   * listener is let in, adds what was told meanwhile. Undefined: too much to tell.
   */
  read(topics: readonly string[], since: number): Promise<{ now(): HeartChange[] | undefined }>
}

export function createMissedHearts(deps: {
  topics: Topics
  ticker: ToldHearts
  log: StoreLog
}): MissedHearts {
  const { topics, ticker, log } = deps
  const latest = new Map<string, Reading>()

  async function readTopic(topic: string, readHearts: ReadHearts, since: number) {
    try {
      const before = latest.get(topic)
      if (before && before.since <= since && performance.now() - before.begun < sharedMillis) {
        const changes = (await before.rows)?.filter(({ at }) => at >= since)
        // Of an earlier moment on it may be too much to tell where of this one on it is not.
        if (changes) return { topic, begun: before.begun, changes }
      }
      const reading: Reading = { since, begun: performance.now(), rows: readHearts(since) }
      latest.set(topic, reading)
      const changes = await reading.rows
      return changes && { topic, begun: reading.begun, changes }
    } catch (error) {
      latest.delete(topic)
      log.warn({ err: error }, 'missed hearts could not be read; who comes back loads anew')
      return undefined
    }
  }

  return {
    async read(names, moment) {
      const since = Math.floor((moment - slackMillis) / stepMillis) * stepMillis
      const asked = names.flatMap((topic) => {
        const readHearts = topics.heartsOf(topic)
        return readHearts ? [readTopic(topic, readHearts, since)] : []
      })
      const found = await Promise.all(asked)
      return {
        now() {
          const changes: HeartChange[] = []
          for (const one of found) {
            if (!one) return undefined
            const counts = new Map(one.changes.map(({ id, count }) => [id, count]))
            // What was told since the reading began is newer than what was read, or the same.
            for (const [, id, count] of ticker.toldSince(one.begun, one.topic)) counts.set(id, count)
            for (const [id, count] of counts) changes.push([one.topic, id, count])
          }
          return changes
        },
      }
    },
  }
}
