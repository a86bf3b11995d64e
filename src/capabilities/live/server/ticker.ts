import { inBatches } from '#kit/batches.ts'
import type { PubSub } from '#kit/store/server/pub-sub.ts'
import type { StoreLog } from '#kit/store/server/store-log.ts'

/** Tells screens how many hearts a post has now. */
export interface HeartTicker {
  changed(topic: string, id: string, count: number): void
}

export type HeartChange = readonly [topic: string, id: string, count: number]

export interface ToldHearts {
  /** What streams of this node were told since, by the clock of `performance.now`. */
  toldSince(moment: number, topic: string): HeartChange[]
}

/** Long enough for a burst on one post to become one message, short enough to feel alive. */
const gatherMillis = 250
/** Far below what a pubSub carries in one piece, ids and topics being at most 64 letters. */
const mostTogether = 40

/** Longer than any reading of missed hearts takes. */
const rememberMillis = 60_000

const channel = 'live.hearts'

export interface TickerDependencies {
  readonly pubSub: PubSub
  readonly log: StoreLog
  /** Names this process among the nodes. */
  readonly node: string
  /** To the streams of this node; resolves when all of them were told. */
  readonly deliver: (topic: string, kind: string, bodies: readonly unknown[]) => unknown
}

/**
 * Counts of hearts are news of the moment: the newest count replaces the ones
 * before. So none of them is recorded, and whoever was away is told what stands
 * in the tables by then (`missed-hearts.ts`).
 */
export function createHeartTicker(
  deps: TickerDependencies,
): HeartTicker & ToldHearts & { stop(): void } {
  const { pubSub, node } = deps
  const changes = new Map<string, HeartChange>()
  const untold = new Map<string, HeartChange>()
  /** The oldest first. */
  const told = new Map<string, { readonly at: number; readonly change: HeartChange }>()
  let telling = false
  let timer: NodeJS.Timeout | undefined

  const stopListening = pubSub.subscribe(channel, {
    receive(payload) {
      const news = JSON.parse(payload) as { from: string; changes: readonly HeartChange[] }
      if (news.from !== node) tell(news.changes)
    },
  })

  /** What changes again while ten thousand streams are being told waits, and only the newest leaves. */
  function tell(changes: readonly HeartChange[]): void {
    const at = performance.now()
    for (const change of changes) {
      const key = `${change[0]} ${change[1]}`
      untold.set(key, change)
      told.delete(key)
      told.set(key, { at, change })
    }
    for (const [key, { at: then }] of told) {
      if (at - then < rememberMillis) break
      told.delete(key)
    }
    if (!telling) void tellAll()
  }

  async function tellAll(): Promise<void> {
    telling = true
    while (untold.size > 0) {
      const byTopic = Map.groupBy(untold.values(), ([topic]) => topic)
      untold.clear()
      for (const [topic, changed] of byTopic) {
        const bodies = changed.map(([, id, count]) => ({ id, count }))
        await deps.deliver(topic, 'hearts', bodies)
      }
    }
    telling = false
  }

  function flush(): void {
    timer = undefined
    const gathered = [...changes.values()]
    changes.clear()
    tell(gathered)
    for (const some of inBatches(gathered, mostTogether)) {
      const payload = JSON.stringify({ from: node, changes: some })
      pubSub.publish(channel, payload).catch((error) => {
        deps.log.warn({ err: error }, 'hearts could not be told to the other nodes')
      })
    }
  }

  return {
    changed(topic, id, count) {
      changes.set(`${topic} ${id}`, [topic, id, count])
      timer ??= setTimeout(flush, gatherMillis)
    },
    toldSince(moment, topic) {
      const recent = [...told.values()].filter(({ at }) => at >= moment)
      return recent.map(({ change }) => change).filter(([of]) => of === topic)
    },
    stop() {
      stopListening()
      clearTimeout(timer)
    },
  }
}
