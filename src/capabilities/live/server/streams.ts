import type { Socket } from 'node:net'
import { setImmediate as breathe } from 'node:timers/promises'
import { heartbeatFrame, messageFrame } from '../frames.ts'
import { writePlace } from '../place.ts'
import type { HeardEvent } from './recent-events.ts'

/** One open connection: as small as it can be, there are ten thousand of them. */
export interface Stream {
  readonly socket: Socket
  readonly channel: Channel
  /** Whose private topic it carries too. */
  readonly visitorId: string | undefined
  /** The session it was opened with, where it carries a private topic. */
  readonly sessionHash: string | undefined
  /** The last number it was told of… */
  seq: number
  /** …and the last private event, where it has a private topic. */
  privateId: string | undefined
}

/** Streams that listen to the same topics: what they are told is built once for all of them. */
interface Channel {
  readonly key: string
  readonly topics: ReadonlySet<string>
  readonly streams: Set<Stream>
}

/** More than this unsent means that nobody reads: better cut off, to come back and resume. */
export const mostUnsent = 256 * 1024
const writesInOneGo = 500
const beats = 25
const nobody: ReadonlySet<Stream> = new Set()

export interface Streams {
  channelOf(topics: readonly string[]): Channel
  add(stream: Stream): void
  /** Those whose private topic is this visitor's. */
  ofVisitor(visitorId: string): ReadonlySet<Stream>
  /** Resolves when all of them were told. */
  tellAll(events: readonly HeardEvent[]): Promise<void>
  /** To whoever listens to the topic, without numbers: news of the moment. Resolves as `tellAll` does. */
  tellTopic(topic: string, frames: string): Promise<void>
  write(stream: Stream, bytes: string | Buffer): void
  all(): Iterable<Stream>
  statistics(): { readonly streams: number; readonly cutOff: number }
  stop(): void
}

export function createStreams(noticeVisitor: (visitorId: string, here: boolean) => void): Streams {
  const channels = new Map<string, Channel>()
  const visitors = new Map<string, Set<Stream>>()
  /** Each stream's heartbeat has its own second, so that they do not all come at once. */
  const slots = Array.from({ length: beats }, () => new Set<Stream>())
  let added = 0
  let slot = 0
  let cutOff = 0
  const beating = setInterval(beat, 1_000).unref()

  function add(stream: Stream): void {
    const ownSlot = slots[added++ % beats] as Set<Stream>
    const { channel, visitorId } = stream
    channel.streams.add(stream)
    channels.set(channel.key, channel)
    ownSlot.add(stream)
    if (visitorId !== undefined) arrive(visitorId, stream)
    stream.socket.on('close', () => {
      ownSlot.delete(stream)
      channel.streams.delete(stream)
      if (channel.streams.size === 0) channels.delete(channel.key)
      if (visitorId !== undefined) depart(visitorId, stream)
    })
  }

  function arrive(visitorId: string, stream: Stream): void {
    const own = visitors.get(visitorId)
    if (own) own.add(stream)
    else visitors.set(visitorId, new Set([stream]))
    if (!own) noticeVisitor(visitorId, true)
  }

  function depart(visitorId: string, stream: Stream): void {
    const own = visitors.get(visitorId)
    own?.delete(stream)
    if (own?.size !== 0) return
    visitors.delete(visitorId)
    noticeVisitor(visitorId, false)
  }

  function write(stream: Stream, bytes: string | Buffer): void {
    const { socket } = stream
    if (socket.writableLength > mostUnsent) {
      cutOff++
      socket.destroy()
      return
    }
    socket.write(bytes)
  }

  async function tellAll(events: readonly HeardEvent[]): Promise<void> {
    const last = events.at(-1)?.seq ?? 0
    let writes = 0
    for (const channel of [...channels.values()]) {
      const news = events.filter(({ topic, data }) => channel.topics.has(topic) && data !== '')
      const bytes = Buffer.from(
        news.map(({ seq, data }) => messageFrame(data, String(seq))).join(''),
      )
      for (const stream of channel.streams) {
        // Who joined while others were being told has been handed these already.
        if (stream.seq >= last) continue
        stream.seq = last
        if (news.length === 0) continue
        write(stream, stream.privateId === undefined ? bytes : framesFor(stream, news))
        if (++writes % writesInOneGo === 0) await breathe()
      }
    }
  }

  /** A private stream's ids say two places, so its frames are its own. */
  function framesFor(stream: Stream, news: readonly HeardEvent[]): string {
    const frames = news.map(({ seq, data }) =>
      messageFrame(data, writePlace(seq, stream.privateId)),
    )
    return frames.join('')
  }

  async function tellTopic(topic: string, frames: string): Promise<void> {
    const bytes = Buffer.from(frames)
    let writes = 0
    for (const channel of [...channels.values()]) {
      if (!channel.topics.has(topic)) continue
      for (const stream of channel.streams) {
        write(stream, bytes)
        if (++writes % writesInOneGo === 0) await breathe()
      }
    }
  }

  function beat(): void {
    slot = (slot + 1) % beats
    for (const stream of slots[slot] as Set<Stream>) {
      write(stream, heartbeatFrame(writePlace(stream.seq, stream.privateId)))
    }
  }

  return {
    channelOf(topics) {
      const key = topics.join()
      return channels.get(key) ?? { key, topics: new Set(topics), streams: new Set() }
    },
    add,
    ofVisitor: (visitorId) => visitors.get(visitorId) ?? nobody,
    tellAll,
    tellTopic,
    write,
    *all() {
      for (const channel of channels.values()) yield* channel.streams
    },
    statistics() {
      let streams = 0
      for (const channel of channels.values()) streams += channel.streams.size
      return { streams, cutOff }
    },
    stop: () => clearInterval(beating),
  }
}
