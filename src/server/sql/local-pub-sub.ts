import { assertPublishable, type PubSub } from '#kit/store/server/pub-sub.ts'
import type { StoreLog } from '#kit/store/server/store-log.ts'
import { createSubscribers } from './subscribers.ts'

export interface LocalPubSubOptions {
  readonly log: StoreLog
  /** For nodes that cannot hear each other: how often each looks into the tables instead. */
  readonly recoverEveryMillis?: number
}

/** News within this process: all there is on one node, where the store is a file. */
export function createLocalPubSub({ log, recoverEveryMillis }: LocalPubSubOptions): PubSub {
  const subscribers = createSubscribers(log)
  const rounds = recoverEveryMillis && setInterval(() => subscribers.recover(), recoverEveryMillis)
  let closed = false

  return {
    async publish(channel, payload) {
      assertPublishable(channel, payload)
      // Never within the publisher's own call, as it never is on several nodes.
      await Promise.resolve()
      if (!closed) subscribers.deliver(channel, payload)
    },
    subscribe: subscribers.add,
    async close() {
      closed = true
      clearInterval(rounds || undefined)
    },
  }
}
