import type { Socket } from 'node:net'
import type { Clock } from '#kit/clock.ts'
import { eventData, messageFrame, openingFrame, resetFrame, restartFrame } from '../frames.ts'
import { type Place, readPlace, writePlace } from '../place.ts'
import { privateTopic } from '../topic.ts'
import type { CatchUp } from './catch-up.ts'
import { type Missed, type MissedHearts, nothingMissed } from './missed-hearts.ts'
import { mostUnsent, type Stream, type Streams } from './streams.ts'
import type { Tail } from './tail.ts'
import type { HeartChange } from './ticker.ts'
import type { Whisper, Whispers } from './whispers.ts'

/** Who asks, for what, and from where on. */
export interface Listener {
  readonly topics: readonly string[]
  /** Set when the private topic is among them. */
  readonly visitorId: string | undefined
  readonly sessionHash: string | undefined
  /** As the client gave it. */
  readonly after: string | undefined
}

export interface Batch {
  /** Without an id: news of the moment, after which nobody can ask to go on. */
  readonly events: readonly { readonly id: string | undefined; readonly data: string }[]
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
  readonly tail: Tail
  readonly streams: Streams
  readonly catchUp: CatchUp
  readonly missedHearts: MissedHearts
  readonly ended: { closeIfEnded(stream: Stream): void }
  readonly privately: { readonly whispers: Whispers }
}

/** Apart, so that ten thousand who lost the same node do not come back in the same moment. */
const soonestRetry = 1_000
const retrySpread = 4_000
/** Half of what makes a stream count as stuck: a phone that comes back must not be cut off again. */
const largestReplay = mostUnsent / 2
const patienceAtTheEnd = 1_000

interface Arrival {
  readonly place: Place | undefined
  /** Taken before anything was read: what changes while reading is told again. */
  readonly at: number
  readonly hearts: Missed
}

export function createListening(deps: ListeningDependencies) {
  const { clock, tail, streams, catchUp, missedHearts, random } = deps
  const { whispers } = deps.privately
  let stopped = false
  const retryMillis = () => Math.round(soonestRetry + random() * retrySpread)

  async function prepare({ after, topics }: Listener): Promise<Arrival> {
    const at = clock.now()
    const place = after === undefined ? undefined : readPlace(after)
    // Another node may have told this client of events that this one is about to hear of.
    if (place && place.seq > tail.head()) await catchUp.settled()
    const lastHeard = place && momentOf(place)
    if (lastHeard === undefined) return { place, at, hearts: nothingMissed }
    return { place, at, hearts: await missedHearts.read(topics, lastHeard) }
  }

  /** Undefined where nobody knows; then the client is told to load anew. */
  function momentOf({ seq, at }: Place): number | undefined {
    return at ?? tail.timeOf(seq) ?? (tail.after(seq) && 0)
  }

  /**
   * What came after the place the client names, each with the place it leads to:
   * first what was recorded, or that nobody knows that any more, then the hearts as
   * they are by now, then what was told privately.
   */
  function since(
    listener: Listener,
    { place, at }: Arrival,
    hearts: readonly HeartChange[] | undefined,
  ): Batch {
    const next = placeNow(listener, at)
    const recorded = listener.after === undefined ? [] : place && tail.after(place.seq)
    const events = (recorded ?? [])
      .filter(({ topic }) => listener.topics.includes(topic))
      .map(({ seq, data }) => ({ id: writePlace(seq, place?.whisper), data }))
    const told = missedWhispers(listener, place).map(({ id, kind, body }) => ({
      id: writePlace(tail.head(), id),
      data: eventData(privateTopic, kind, body),
    }))
    const counts = (hearts ?? []).map(([topic, id, count]) => ({
      id: undefined,
      data: eventData(topic, 'hearts', JSON.stringify({ id, count })),
    }))
    const reset = recorded === undefined || hearts === undefined
    return { events: [...events, ...counts, ...told], next, reset }
  }

  function missedWhispers({ visitorId }: Listener, place: Place | undefined): readonly Whisper[] {
    if (visitorId === undefined || place?.whisper === undefined) return []
    return whispers.after(visitorId, place.whisper, clock.now())
  }

  function placeNow({ visitorId }: Listener, at: number): string {
    const whisper = visitorId === undefined ? undefined : whispers.lastId(visitorId)
    return writePlace(tail.head(), whisper, at)
  }

  async function join(socket: Socket, head: string, listener: Listener): Promise<void> {
    const arrival = await prepare(listener)
    if (socket.destroyed) return
    if (stopped) {
      socket.write(head + restartFrame(retryMillis()))
      socket.destroySoon()
      return
    }
    // From here to the end nothing may wait: an event would fall between the two.
    const { events, next, reset } = since(listener, arrival, arrival.hearts.withTold())
    const frames = events.map(({ id, data }) => messageFrame(data, id)).join('')
    const missed = reset ? resetFrame(next) + frames : frames
    const fitting = missed.length <= largestReplay ? missed : resetFrame(next)
    socket.write(head + fitting + openingFrame(retryMillis(), next))
    const { topics, visitorId, sessionHash } = listener
    const whisper = visitorId === undefined ? undefined : whispers.lastId(visitorId)
    const stream = {
      ...{ socket, visitorId, sessionHash, whisper },
      channel: streams.channelOf(topics.filter((topic) => topic !== privateTopic)),
      seq: tail.head(),
    }
    streams.add(stream)
    deps.ended.closeIfEnded(stream)
  }

  async function read(listener: Listener): Promise<Batch> {
    const arrival = await prepare(listener)
    return since(listener, arrival, arrival.hearts.asRead)
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
