import type { FastifyReply, FastifyRequest } from 'fastify'
import type { MadePage } from './made-page.ts'

export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: MadePage,
): FastifyReply {
  reply.headers({
    'content-security-policy': page.policy,
    // The page may greet by name, so only this visitor's browser keeps it, and asks each time.
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, cookie, save-data',
    etag: page.etag,
  })
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) {
    return reply.code(304).send()
  }
  reply.code(page.status).type('text/html; charset=utf-8')
  if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) {
    return reply.send(page.bytes)
  }
  reply.header('content-encoding', 'br')
  return reply.send(page.packed())
}
