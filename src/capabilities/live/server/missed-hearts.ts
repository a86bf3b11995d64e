import type { StoreLog } from '#kit/store/server/store-log.ts'
import type { HeartChange, ToldHearts } from './ticker.ts'
import type { HeartCount, ReadHearts, Topics } from './topics.ts'

/**
 * A heart's moment is taken before it is committed, on a node whose clock may be a little off, and
 * of many within a few seconds the first one's is kept. Telling a count again costs nothing.
 */
const slackMillis = 30_000
/** Moments are asked for in steps, so that a thousand who come back together ask the same. */
const stepMillis = 10_000

interface Reading {
  /** By the clock of `performance.now`. */
  readonly begun: number
  readonly rows: readonly HeartCount[] | undefined
}

export interface Missed {
  /** Undefined where it is too much to tell. */
  readonly asRead: readonly HeartChange[] | undefined
  /** The same for a stream, to be called when it is let in: with what was told while this was read. */
  withTold(): readonly HeartChange[] | undefined
}

export const nothingMissed: Missed = { asRead: [], withTold: () => [] }

export interface MissedHearts {
  /** The counts of all in these topics that have other hearts than at that moment. */
  read(topics: readonly string[], since: number): Promise<Missed>
}

export function createMissedHearts(deps: {
  topics: Topics
  ticker: ToldHearts
  log: StoreLog
}): MissedHearts {
  const { topics, ticker, log } = deps
  const readOnce = shareReadings()

  async function readTopic(topic: string, readHearts: ReadHearts, since: number) {
    try {
      const reading = await readOnce(`${topic} ${since}`, () => readHearts(since))
      return { topic, ...reading }
    } catch (error) {
      log.warn({ err: error }, 'missed hearts could not be read; who comes back loads anew')
      return { topic, begun: 0, rows: undefined }
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
      const asRead = found.every(({ rows }) => rows)
        ? found.flatMap(({ topic, rows = [] }) => rows.map(({ id, count }) => [topic, id, count]))
        : undefined
      return {
        asRead: asRead as readonly HeartChange[] | undefined,
        withTold() {
          // The later of two about the same post is the one that stays.
          const told = found.flatMap(({ topic, begun }) => ticker.toldSince(begun, topic))
          return (asRead as HeartChange[] | undefined)?.concat(told)
        },
      }
    },
  }
}

/**
 * Whoever asks while the same is being read waits for the reading after it, together with all who
 * come meanwhile: one that began before they asked may not hold what they ask for.
 */
function shareReadings() {
  const running = new Map<string, Promise<void>>()
  const next = new Map<string, Promise<Reading>>()

  async function begin(key: string, read: () => Promise<Reading['rows']>): Promise<Reading> {
    await running.get(key)
    next.delete(key)
    const begun = performance.now()
    const reading = read()
    const ending = reading.then(end, end)
    running.set(key, ending)
    function end(): void {
      if (running.get(key) === ending) running.delete(key)
    }
    return { begun, rows: await reading }
  }

  return function readOnce(key: string, read: () => Promise<Reading['rows']>): Promise<Reading> {
    let waiting = next.get(key)
    if (!waiting) {
      waiting = begin(key, read)
      next.set(key, waiting)
    }
    return waiting
  }
}
