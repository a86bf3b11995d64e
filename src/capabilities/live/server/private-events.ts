import type { Clock } from '#kit/clock.ts'
import type { PubSub } from '#kit/store/server/pub-sub.ts'
import { eventData, messageFrame } from '../frames.ts'
import { noPrivateEventYet, writePlace } from '../place.ts'
import { privateTopic } from '../topic.ts'
import type { Streams } from './streams.ts'

/** A private event, told to one visitor alone. */
interface PrivateEvent {
  readonly id: string
  readonly kind: string
  /** JSON of the body. */
  readonly body: string
  readonly at: number
}

export interface PrivateEvents {
  /** False when this visitor was told it already. */
  keep(visitorId: string, event: PrivateEvent): boolean
  lastId(visitorId: string): string
  /** What somebody who heard `id` last has missed. */
  after(visitorId: string, id: string, now: number): readonly PrivateEvent[]
  recent(visitorId: string): readonly PrivateEvent[]
  forget(visitorId: string): void
  forgetOlderThan(moment: number): void
}

const mostForOne = 40
/** Of all visitors together; then those who were told nothing for longest are let go first. */
const mostCharacters = 16_000_000
/** Who is away for longer has lost the conversation anyway. */
const resumeMillis = 60_000

/**
 * The last private events of each visitor, in the memory of every node and never
 * on a disk, so that a phone that loses its signal for a moment misses nothing.
 */
export function createPrivateEvents(): PrivateEvents {
  const kept = new Map<string, PrivateEvent[]>()
  let characters = 0

  function forget(visitorId: string): void {
    for (const { body } of kept.get(visitorId) ?? []) characters -= body.length
    kept.delete(visitorId)
  }

  return {
    keep(visitorId, event) {
      const own = kept.get(visitorId) ?? []
      if (own.some(({ id }) => id === event.id)) return false
      own.push(event)
      characters += event.body.length
      if (own.length > mostForOne) characters -= own.shift()?.body.length ?? 0
      // Set anew, so that the visitors who were told nothing for longest come first.
      kept.delete(visitorId)
      kept.set(visitorId, own)
      while (characters > mostCharacters) forget(kept.keys().next().value as string)
      return true
    },

    lastId: (visitorId) => kept.get(visitorId)?.at(-1)?.id ?? noPrivateEventYet,

    after(visitorId, id, now) {
      const own = kept.get(visitorId) ?? []
      const heard = own.findIndex((event) => event.id === id)
      const missed = own.slice(heard + 1)
      return missed.filter(({ at }) => now - at <= resumeMillis)
    },

    recent: (visitorId) => kept.get(visitorId) ?? [],
    forget,

    forgetOlderThan(moment) {
      for (const [visitorId, own] of kept) {
        // In the order of time, so the old ones come first.
        while (own[0] && own[0].at < moment) characters -= own.shift()?.body.length ?? 0
        if (own.length === 0) kept.delete(visitorId)
      }
    },
  }
}

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
