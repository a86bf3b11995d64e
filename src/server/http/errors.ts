import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Problem, problemMediaType } from '#kit/http/problem.ts'
import { floorLines } from '#kit/http/server/floor-headers.ts'
import { HttpProblem } from '#kit/http/server/http-problem.ts'
import { StoreFailure } from '#kit/store/server/store-failure.ts'
import { sendPlainPage, wantsPage } from '../pages/plain-page.ts'

const known: Record<string, [status: number, code: string, title: string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'too_large', 'That is more than fits in one request.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'unsupported_media_type', 'Please send JSON.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'invalid_body', 'The body is not JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'invalid_body', 'The body has another length.'],
  HPE_HEADER_OVERFLOW: [431, 'too_large', 'The headers are more than fits in one request.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'timed_out', 'The request did not arrive in time.'],
}

const passing = new Set(['contended', 'overloaded', 'closed', 'unavailable', 'unknown'])

/**
 * Every refusal and every failure leaves as problem+json, or as a plain page for who looks at it;
 * what went wrong inside stays inside.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(
    async (error: Error & { code?: string; statusCode?: number }, request, reply) => {
      const problem = toProblem(error)
      if (problem.status >= 500) request.log.error({ err: error }, 'a request failed')
      if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter)
      // Under a name that is not ours nothing is shown but why, which is for whoever runs the site.
      const isOurs = problem.status !== 421
      if (isOurs && wantsPage(request)) return sendPlainPage(request, reply, problem)
      return reply.code(problem.status).type(problemMediaType).send(JSON.stringify(problem))
    },
  )
}

/**
 * An address that the router cannot read leads nowhere, as any other that nobody
 * knows: it is asked for again under a name that can be read, so that a page is
 * answered where a page was wanted, with all that goes with it.
 */
export function answerUnreadableAddress(
  _error: FastifyError,
  { raw, server }: FastifyRequest,
  reply: FastifyReply,
): void {
  const [path = '', query] = (raw.url ?? '').split(/\?(.*)/s, 2)
  raw.url = `${path.startsWith('/api/') ? '/api/404' : '/404'}${query ? `?${query}` : ''}`
  server.routing(raw, reply.raw)
}

/** What is no HTTP, too long or too slow has no request yet, so the answer is written by hand. */
export function answerClientErrors(publicOrigin: string | undefined) {
  const floor = floorLines(publicOrigin?.startsWith('https:') === true)

  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const problem = toProblem(Object.assign(error, { statusCode: 400 }))
    const body = JSON.stringify(problem)
    const lines = [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
      `content-type: ${problemMediaType}; charset=utf-8`,
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      ...floor,
      'connection: close',
    ]
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
  }
}

/** The store could not write now. Nothing is lost: the same request may simply be sent again. */
const storeBusy: Problem = {
  type: 'about:blank',
  title: 'The store is busy. Please send this again.',
  status: 503,
  code: 'busy',
  retryAfter: 2,
}

function toProblem(error: Error & { code?: string; statusCode?: number }): Problem {
  if (error instanceof HttpProblem) return error.body
  if (error instanceof StoreFailure && passing.has(error.code)) return storeBusy
  const [status, code, title] =
    known[error.code ?? ''] ??
    (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
      ? ([error.statusCode, 'bad_request', 'The request could not be read.'] as const)
      : ([500, 'internal', 'Something went wrong on our side.'] as const))
  return { type: 'about:blank', title, status, code }
}
