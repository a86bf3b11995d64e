import type { Socket } from 'node:net'
import type { Clock } from '#kit/clock.ts'
import { eventData, messageFrame, openingFrame, resetFrame, restartFrame } from '../frames.ts'
import { type Place, readPlace, writePlace } from '../place.ts'
import { privateTopic } from '../topic.ts'
import type { CatchUp } from './catch-up.ts'
import type { PrivateEvents } from './private-events.ts'
import type { RecentEvents } from './recent-events.ts'
import { mostUnsent, type Stream, type Streams } from './streams.ts'

/** Who asks, for what, and from where on. */
export interface Listener {
  readonly topics: readonly string[]
  /** Set when the private topic is among them. */
  readonly visitorId: string | undefined
  readonly sessionHash: string | undefined
  /** As the client gave it. */
  readonly after: string | undefined
  /** Whether they may be handed much at once: else they load anew what they show, which costs us less. */
  readonly mayReplayMuch: () => boolean
}

export interface Batch {
  readonly events: readonly { readonly id: string; readonly data: string }[]
  readonly next: string
  readonly reset: boolean
}

export interface Listening {
  /** `head` is the status line and the headers; it leaves in one piece with what was missed. */
  join(socket: Socket, head: string, listener: Listener): Promise<void>
  /** The same once, for who cannot keep a stream open. */
  read(listener: Listener): Promise<Batch>
}

export interface ListeningDependencies {
  readonly clock: Clock
  readonly random: () => number
  readonly recentEvents: RecentEvents
  readonly streams: Streams
  readonly catchUp: CatchUp
  readonly ended: { closeIfEnded(stream: Stream): void }
  readonly privateEvents: PrivateEvents
}

/** Apart, so that ten thousand who lost the same node do not come back in the same moment. */
const soonestRetry = 1_000
const retrySpread = 4_000
/** Half of what makes a stream count as stuck: a phone that comes back must not be cut off again. */
const largestReplay = mostUnsent / 2
/** As many as somebody misses on a bad line; to hand out more of them is work. */
const fewEvents = 64
const patienceAtTheEnd = 1_000

export function createListening(deps: ListeningDependencies) {
  const { clock, recentEvents, streams, catchUp, privateEvents, random } = deps
  let stopped = false
  const retryMillis = () => Math.round(soonestRetry + random() * retrySpread)

  async function findPlace({ after }: Listener): Promise<Place | undefined> {
    const place = after === undefined ? undefined : readPlace(after)
    // Another node may have told this client of events that this one is about to hear of.
    if (place && place.seq > recentEvents.head()) await catchUp.settled()
    return place
  }

  /**
   * What came after the place the client names, each with the place it leads to:
   * first what was recorded, or that nobody knows that any more, then what was
   * told privately.
   */
  function since(listener: Listener, place: Place | undefined): Batch {
    const recorded = listener.after === undefined ? [] : recordedSince(listener, place)
    const events = (recorded ?? []).map(({ seq, data }) => ({
      id: writePlace(seq, place?.privateId),
      data,
    }))
    const told = missedPrivately(listener, place).map(({ id, kind, body }) => ({
      id: writePlace(recentEvents.head(), id),
      data: eventData(privateTopic, kind, body),
    }))
    const next = writePlace(recentEvents.head(), lastPrivateId(listener))
    return { events: [...events, ...told], next, reset: recorded === undefined }
  }

  /** Nothing where it is not known any more, and where it is too much: then the page is loaded anew. */
  function recordedSince({ topics, mayReplayMuch }: Listener, place: Place | undefined) {
    const events =
      place && recentEvents.after(place.seq)?.filter(({ topic }) => topics.includes(topic))
    if (!events || events.length <= fewEvents) return events
    const characters = events.reduce((sum, { data }) => sum + data.length, 0)
    return characters <= largestReplay && mayReplayMuch() ? events : undefined
  }

  function missedPrivately({ visitorId }: Listener, place: Place | undefined) {
    if (visitorId === undefined || place?.privateId === undefined) return []
    return privateEvents.after(visitorId, place.privateId, clock.now())
  }

  function lastPrivateId({ visitorId }: Listener): string | undefined {
    return visitorId === undefined ? undefined : privateEvents.lastId(visitorId)
  }

  async function join(socket: Socket, head: string, listener: Listener): Promise<void> {
    const place = await findPlace(listener)
    if (socket.destroyed) return
    if (stopped) {
      socket.write(head + restartFrame(retryMillis()))
      socket.destroySoon()
      return
    }
    // From here to the end nothing may wait: an event would fall between the two.
    const { events, next, reset } = since(listener, place)
    const frames = events.map(({ id, data }) => messageFrame(data, id)).join('')
    const missed = reset ? resetFrame(next) + frames : frames
    socket.write(head + missed + openingFrame(retryMillis(), next))
    const { topics, visitorId, sessionHash } = listener
    const stream = {
      socket,
      visitorId,
      sessionHash,
      privateId: lastPrivateId(listener),
      channel: streams.channelOf(topics.filter((topic) => topic !== privateTopic)),
      seq: recentEvents.head(),
    }
    streams.add(stream)
    deps.ended.closeIfEnded(stream)
  }

  async function read(listener: Listener): Promise<Batch> {
    const place = await findPlace(listener)
    return since(listener, place)
  }

  async function stop(): Promise<void> {
    stopped = true
    const open = [...streams.all()].map(({ socket }) => socket)
    for (const socket of open) {
      socket.write(restartFrame(retryMillis()))
      socket.destroySoon()
    }
    // Who does not read would hold up the end of the whole server.
    setTimeout(() => {
      for (const socket of open) socket.destroy()
    }, patienceAtTheEnd).unref()
  }

  return { join, read, stop }
}
