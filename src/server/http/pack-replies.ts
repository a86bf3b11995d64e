import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedPacking, apiQuality, leastPacked } from '#kit/http/server/accepted-packing.ts'

/**
 * Sends the JSON of the API smaller to whoever says that they can read it. Streams
 * are left alone: an event has to leave when it happens. What a room has packed
 * itself stays as it is.
 */
export function packReplies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const accepted = request.headers['accept-encoding']
    if (!accepted || !mayBePacked(request, reply, payload)) return done(null, payload)
    addToVary(reply)
    const packing = reply.hasHeader('content-encoding') ? undefined : acceptedPacking(accepted)
    if (!packing) return done(null, payload)
    reply.header('content-encoding', packing)
    // On another thread: a reply of a whole diary would keep everybody else waiting.
    if (packing === 'br') brotliCompress(payload, { params: brotliSettings }, done)
    else gzip(payload, { level: 6 }, done)
  })
}

const brotliSettings = { [constants.BROTLI_PARAM_QUALITY]: apiQuality }

function mayBePacked(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): payload is string | Buffer {
  return (
    (typeof payload === 'string' || Buffer.isBuffer(payload)) &&
    (Buffer.byteLength(payload) > leastPacked || reply.hasHeader('content-encoding')) &&
    request.url.startsWith('/api/') &&
    /^application\/([\w.]+\+)?json\b/.test(String(reply.getHeader('content-type')))
  )
}

function addToVary(reply: FastifyReply): void {
  const others = reply.getHeader('vary')
  reply.header('vary', others ? `${others}, accept-encoding` : 'accept-encoding')
}
