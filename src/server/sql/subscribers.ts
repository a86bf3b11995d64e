import type { Subscriber } from '#kit/store/server/pub-sub.ts'
import type { StoreLog } from '#kit/store/server/store-log.ts'

/** Who listens to what on this node. One listener's mistake is logged and does not silence others. */
export function createSubscribers(log: StoreLog) {
  const channels = new Map<string, Set<Subscriber>>()

  function tell(subscriber: Subscriber, channel: string, call: (one: Subscriber) => void): void {
    try {
      call(subscriber)
    } catch (error) {
      log.error({ err: error, channel }, 'a subscriber of the pubSub failed')
    }
  }

  return {
    add(channel: string, subscriber: Subscriber): () => void {
      const listening = channels.get(channel) ?? new Set()
      // The same object may listen twice and stop once.
      const own: Subscriber = {
        receive: (payload) => subscriber.receive(payload),
        recover: () => subscriber.recover?.(),
      }
      channels.set(channel, listening.add(own))
      return () => {
        listening.delete(own)
        if (listening.size === 0 && channels.get(channel) === listening) channels.delete(channel)
      }
    },

    deliver(channel: string, payload: string): void {
      for (const one of channels.get(channel) ?? []) tell(one, channel, (s) => s.receive(payload))
    },

    recover(): void {
      for (const [channel, listening] of channels) {
        for (const one of listening) tell(one, channel, (s) => s.recover?.())
      }
    },
  }
}
