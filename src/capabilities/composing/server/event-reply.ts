import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { ComposeReply } from '../contract.ts'
import type { Writing } from './writing.ts'

/** Sends what comes after that event, each event as soon as it is there. */
export function sendEvents(reply: FastifyReply, writing: Writing, after: number): FastifyReply {
  let leave = () => {}
  const stream = new Readable({
    read() {},
    destroy(error, done) {
      leave()
      done(error)
    },
  })
  leave = writing.listen(after, {
    hear: (frame) => stream.push(frame),
    end: () => stream.push(null),
  })
  return describeEvents(reply).send(stream)
}

export function describeEvents(reply: FastifyReply): FastifyReply {
  return (
    reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store, no-transform')
      // Proxies of the nginx family would gather the events of a stream until there are many.
      .header('x-accel-buffering', 'no')
  )
}

/** Waits as long as the client does. */
export function waitForReply(reply: FastifyReply, writing: Writing): Promise<ComposeReply> {
  const leave = writing.listen(0, { hear() {}, end() {} })
  reply.raw.once('close', leave)
  return gatherReply(writing)
}

/** Everything the events say, as one document. */
async function gatherReply({ finished }: Writing): Promise<ComposeReply> {
  const events = await finished
  return Object.assign(
    {},
    ...events.filter(({ event }) => event !== 'text').map(({ data }) => data),
  )
}
