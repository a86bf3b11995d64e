import type { Bulletin } from '#kit/store/server/bulletin.ts'
import type { StoreLog } from '#kit/store/server/store-log.ts'

/** Tells screens how many hearts a post has now. */
export interface HeartTicker {
  changed(topic: string, id: string, count: number): void
}

type Change = readonly [topic: string, id: string, count: number]

/** Long enough for a burst on one post to become one message, short enough to feel alive. */
const gatherMillis = 250
/** Far below what a bulletin carries in one piece, ids and topics being at most 64 letters. */
const mostTogether = 40

const channel = 'live.hearts'

export interface TickerDependencies {
  readonly bulletin: Bulletin
  readonly log: StoreLog
  /** Names this process among the nodes. */
  readonly node: string
  /** To the streams of this node; resolves when all of them were told. */
  readonly deliver: (topic: string, kind: string, bodies: readonly unknown[]) => unknown
}

/**
 * Counts of hearts are news of the moment: the newest count replaces the ones
 * before, a page that loads reads it from the table. So nothing is recorded, and
 * whoever was away has missed nothing.
 */
export function createHeartTicker(deps: TickerDependencies): HeartTicker & { stop(): void } {
  const { bulletin, node } = deps
  const changes = new Map<string, Change>()
  const untold = new Map<string, Change>()
  let telling = false
  let timer: NodeJS.Timeout | undefined

  const stopListening = bulletin.subscribe(channel, {
    receive(payload) {
      const news = JSON.parse(payload) as { from: string; changes: readonly Change[] }
      if (news.from !== node) tell(news.changes)
    },
  })

  /** What changes again while ten thousand streams are being told waits, and only the newest leaves. */
  function tell(told: readonly Change[]): void {
    for (const change of told) untold.set(`${change[0]} ${change[1]}`, change)
    if (!telling) void tellAll()
  }

  async function tellAll(): Promise<void> {
    telling = true
    while (untold.size > 0) {
      const byTopic = Map.groupBy(untold.values(), ([topic]) => topic)
      untold.clear()
      for (const [topic, told] of byTopic) {
        const bodies = told.map(([, id, count]) => ({ id, count }))
        await deps.deliver(topic, 'hearts', bodies)
      }
    }
    telling = false
  }

  function flush(): void {
    timer = undefined
    const told = [...changes.values()]
    changes.clear()
    tell(told)
    for (let at = 0; at < told.length; at += mostTogether) {
      const payload = JSON.stringify({ from: node, changes: told.slice(at, at + mostTogether) })
      bulletin.publish(channel, payload).catch((error) => {
        deps.log.warn({ err: error }, 'hearts could not be told to the other nodes')
      })
    }
  }

  return {
    changed(topic, id, count) {
      changes.set(`${topic} ${id}`, [topic, id, count])
      timer ??= setTimeout(flush, gatherMillis)
    },
    stop() {
      stopListening()
      clearTimeout(timer)
    },
  }
}
