import type { FastifyInstance } from 'fastify'
import { type Problem, problemMediaType } from '#kit/http/problem.ts'
import { HttpProblem } from '#kit/http/server/http-problem.ts'
import { StoreFailure } from '#kit/store/server/store-failure.ts'

const known: Record<string, [status: number, code: string, title: string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'too_large', 'That is more than fits in one request.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'unsupported_media_type', 'Please send JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'invalid_body', 'The body is empty.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'invalid_body', 'The body is not JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'invalid_body', 'The body has another length.'],
}

const passing = new Set(['contended', 'overloaded', 'closed', 'unavailable', 'unknown'])

/** Every refusal and every failure leaves as problem+json; what went wrong inside stays inside. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(
    async (error: Error & { code?: string; statusCode?: number }, request, reply) => {
      const problem = toProblem(error)
      if (problem.status >= 500) request.log.error({ err: error }, 'a request failed')
      if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter)
      return reply.code(problem.status).type(problemMediaType).send(JSON.stringify(problem))
    },
  )
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
