import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedPacking } from '#kit/http/server/accepted-packing.ts'
import type { MadePage } from './made-page.ts'

export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: MadePage,
): FastifyReply {
  reply.headers({
    'content-security-policy': page.policy,
    // The bytes are the same for everybody, but cookies and languages choose among them: a cache between us and
    // the browser that does not heed `vary` would hand out the wrong language.
    'cache-control': page.isOwn ? 'private, no-store' : 'private, no-cache',
    vary: 'accept-encoding, accept-language, cookie, save-data',
    etag: page.etag,
  })
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) {
    return reply.code(304).send()
  }
  reply.code(page.status).type('text/html; charset=utf-8')
  const packing = acceptedPacking(request.headers['accept-encoding'])
  if (!packing) return reply.send(page.bytes)
  reply.header('content-encoding', packing)
  return reply.send(packing === 'br' ? page.packed() : page.gzipped())
}
