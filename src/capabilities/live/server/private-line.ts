import type { Clock } from '#kit/clock.ts'
import type { PubSub } from '#kit/store/server/pub-sub.ts'
import { eventData, messageFrame } from '../frames.ts'
import { writePlace } from '../place.ts'
import { privateTopic } from '../topic.ts'
import { createPrivateEvents, type PrivateEvent, type PrivateEvents } from './private-events.ts'
import type { Streams } from './streams.ts'

const channel = 'live.private'

/** A report may carry what was said a moment ago; then memory lets go of it. */
const rememberMillis = 10 * 60_000
const sweepMillis = 30_000

export interface PrivateLine {
  /**
   * Tells a visitor something nobody else hears, on whichever node they are. It
   * is written nowhere: who is away for more than a minute never hears of it.
   * The same id is told once.
   */
  tell(visitorId: string, event: { id: string; kind: string; body: unknown }): Promise<void>
  /** The same for what only matters this second: who is away misses it. */
  mention(visitorId: string, event: { kind: string; body: unknown }): Promise<void>
  /** What this visitor was told within the last ten minutes, oldest first. */
  recent(visitorId: string): readonly PrivateEvent[]
}

export interface PrivateLineDependencies {
  readonly pubSub: PubSub
  readonly clock: Clock
  readonly streams: Streams
}

/**
 * Everything goes through the pubSub, also to a visitor of this node: so every
 * node hears the same in the same order, and any of them can hand a returning
 * visitor what was missed.
 */
export function createPrivateLine({ pubSub, clock, streams }: PrivateLineDependencies) {
  const privateEvents: PrivateEvents = createPrivateEvents()
  const stopListening = pubSub.subscribe(channel, { receive })
  const sweeping = setInterval(
    () => privateEvents.forgetOlderThan(clock.now() - rememberMillis),
    sweepMillis,
  ).unref()

  function receive(payload: string): void {
    const end = payload.indexOf('\n')
    const [visitorId = '', kind = '', id = ''] = payload.slice(0, end).split(' ')
    const body = payload.slice(end + 1)
    const data = eventData(privateTopic, kind, body)
    if (id === '') {
      for (const stream of streams.ofVisitor(visitorId)) streams.write(stream, messageFrame(data))
      return
    }
    if (!privateEvents.keep(visitorId, { id, kind, body, at: clock.now() })) return
    for (const stream of streams.ofVisitor(visitorId)) {
      stream.privateId = id
      streams.write(stream, messageFrame(data, writePlace(stream.seq, id)))
    }
  }

  function send(visitorId: string, kind: string, id: string, body: unknown): Promise<void> {
    return pubSub.publish(channel, `${visitorId} ${kind} ${id}\n${JSON.stringify(body)}`)
  }

  return {
    privateEvents,
    tell: (visitorId, { id, kind, body }) => send(visitorId, kind, id, body),
    mention: (visitorId, { kind, body }) => send(visitorId, kind, '', body),
    recent: privateEvents.recent,
    stop() {
      stopListening()
      clearInterval(sweeping)
    },
  } satisfies PrivateLine & { privateEvents: PrivateEvents; stop(): void }
}
