import { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { HttpProblem } from '#kit/http/server/http-problem.ts'

/** The connection of a request, as long as no other request of it goes first. */
export function connectionOf(reply: FastifyReply): Socket {
  const { socket } = reply.raw
  if (socket instanceof Socket) return socket
  throw new HttpProblem(400, 'bad_request', 'A stream wants a connection of its own.')
}

/**
 * Makes the connection of a request ours, for as long as it lives. Measured with
 * 10,000 open streams on Node 24: with everything HTTP keeps for a connection
 * 13 to 21 KB each, without it 4 to 6 KB. Two thirds of it are the parser, which
 * waits for a next request that never comes.
 */
export async function takeOverConnection(reply: FastifyReply, socket: Socket): Promise<void> {
  reply.hijack()
  reply.raw.detachSocket(socket)
  // The parser may be the one calling us right now.
  await nextTurn()
  if (!socket.destroyed) releaseParser(socket)
  socket.on('error', ignore)
  socket.on('end', hangUp)
  socket.setNoDelay(true)
  socket.resume()
}

/** Native, and no part of Node's documented face. */
interface Parser {
  unconsume(): void
  remove(): void
  close(): void
}

const httpListeners: readonly (readonly [event: string, name: string])[] = [
  ['data', 'bound socketOnData'],
  ['end', 'bound socketOnEnd'],
  ['close', 'bound socketOnClose'],
  ['drain', 'bound socketOnDrain'],
  ['error', 'socketOnError'],
]

/**
 * What Node does itself when a connection is upgraded (`onParserExecuteCommon` in
 * its lib/_http_server.js), for which there is no public way. If one piece is not
 * as we know it, everything stays in place: streams then work the same and weigh more.
 */
function releaseParser(socket: Socket): void {
  const parser = (socket as Socket & { parser?: Parser | null }).parser
  const found = httpListeners.map(([event, name]) => ({
    event,
    listener: socket.listeners(event).find((one) => one.name === name) as (() => void) | undefined,
  }))
  if (!isKnown(parser) || found.some(({ listener }) => !listener)) return
  for (const { event, listener } of found) socket.off(event, listener as () => void)
  parser.unconsume()
  parser.remove()
  for (const key of Object.keys(parser)) Reflect.set(parser, key, null)
  Reflect.set(socket, 'parser', null)
  parser.close()
}

function isKnown(parser: Partial<Parser> | null | undefined): parser is Parser {
  return [parser?.unconsume, parser?.remove, parser?.close].every(
    (method) => typeof method === 'function',
  )
}

// Shared by all streams: a function of its own for each would weigh again what was saved.
function ignore(): void {}
function hangUp(this: Socket): void {
  this.destroy()
}
