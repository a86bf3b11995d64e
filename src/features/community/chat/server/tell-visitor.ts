import type { Live } from '#capabilities/live/server/create-live.ts'
import type { Clock } from '#kit/clock.ts'
import { newId } from '#kit/store/server/new-id.ts'
import type { StoreLog } from '#kit/store/server/store-log.ts'
import type { ChatEvents } from '../contract.ts'

export type Tell = <Kind extends keyof ChatEvents>(
  visitorId: string,
  kind: Kind,
  body: ChatEvents[Kind],
) => Promise<void>

/** What is decided stays decided, whether or not the news of it gets through. */
export function createTell(deps: { live: Live; clock: Clock; log: StoreLog }): Tell {
  return async (visitorId, kind, body) => {
    try {
      await deps.live.privately.tell(visitorId, { id: newId(deps.clock.now()), kind, body })
    } catch (error) {
      deps.log.warn({ err: error, kind }, 'a visitor could not be told')
    }
  }
}
