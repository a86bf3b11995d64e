import { inBatches } from '#kit/batches.ts'
import type { Clock } from '#kit/clock.ts'
import type { PubSub } from '#kit/store/server/pub-sub.ts'
import type { StoreLog } from '#kit/store/server/store-log.ts'
import type { PrivateEvents } from './private-events.ts'
import type { Stream, Streams } from './streams.ts'

const channel = 'live.ended'
/** Longer than a stream takes from being asked for to being open. */
const rememberMillis = 60_000
const askedTogether = 500

export interface EndedSessions {
  /** Closes the private streams of one session, or of everything a visitor had, on every node. */
  end(visitorId: string, sessionHash?: string): Promise<void>
}

export interface EndedSessionsDependencies {
  readonly pubSub: PubSub
  readonly clock: Clock
  readonly log: StoreLog
  readonly streams: Streams
  readonly privateEvents: PrivateEvents
  readonly whichAreOpen: (sessionHashes: readonly string[]) => Promise<ReadonlySet<string>>
}

/** Who signed out on a borrowed phone must not leave an open line behind. */
export function createEndedSessions(deps: EndedSessionsDependencies) {
  const { pubSub, clock, log, streams, privateEvents } = deps
  /** For a stream that was asked for a moment before its session ended. */
  const ended = new Map<string, number>()

  const stopListening = pubSub.subscribe(channel, {
    receive(payload) {
      const [visitorId = '', sessionHash] = payload.split(' ')
      forgetOld()
      ended.set(payload, clock.now())
      if (sessionHash === undefined) privateEvents.forget(visitorId)
      for (const stream of [...streams.ofVisitor(visitorId)]) closeIfEnded(stream)
    },
    recover() {
      lookForEnded().catch((error) => {
        log.warn({ err: error }, 'streams of sessions that ended meanwhile could not be found')
      })
    },
  })

  function forgetOld(): void {
    const now = clock.now()
    for (const [key, at] of ended) if (now - at > rememberMillis) ended.delete(key)
  }

  function closeIfEnded({ visitorId, sessionHash, socket }: Stream): void {
    if (visitorId === undefined) return
    if (ended.has(visitorId) || ended.has(`${visitorId} ${sessionHash}`)) socket.destroySoon()
  }

  /** This node may have been deaf for a while: the table knows which sessions there are. */
  async function lookForEnded(): Promise<void> {
    const open = [...streams.all()].filter(({ sessionHash }) => sessionHash !== undefined)
    for (const some of inBatches(open, askedTogether)) {
      const hashes = some.map(({ sessionHash }) => sessionHash as string)
      const alive = await deps.whichAreOpen(hashes)
      for (const { sessionHash, socket } of some) {
        if (!alive.has(sessionHash as string)) socket.destroySoon()
      }
    }
  }

  return {
    async end(visitorId, sessionHash) {
      const payload = sessionHash === undefined ? visitorId : `${visitorId} ${sessionHash}`
      try {
        await pubSub.publish(channel, payload)
      } catch (error) {
        log.warn({ err: error }, 'the streams of a session that ended may stay open')
      }
    },
    closeIfEnded,
    stop: stopListening,
  } satisfies EndedSessions & { closeIfEnded(stream: Stream): void; stop(): void }
}
