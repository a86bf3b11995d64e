import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Endpoint, HeadersOf, ParamsOf, ParsedBodyOf, QueryOf, ReplyOf } from '../endpoint.ts'
import { HttpProblem } from './http-problem.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Every endpoint served, in order: the API description is generated from it. */
    endpoints: Endpoint[]
  }
}

export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: ParsedBodyOf<E>
  readonly headers: HeadersOf<E>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** An endpoint without a reply in its contract answers with its status alone. */
type Answer<E extends Endpoint> = E['reply'] extends z.ZodType ? ReplyOf<E> | FastifyReply : unknown

/** Parses by the contract, calls, presents: a route does nothing else. */
export function serveEndpoint<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: Call<E>) => Answer<E> | Promise<Answer<E>>,
): void {
  app.endpoints.push(endpoint)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.bodyLimit !== undefined && { bodyLimit: endpoint.bodyLimit }),
    handler: async (request, reply) => {
      const call = {
        params: parsePart(endpoint.params, request.params, 'not_found'),
        query: parsePart(endpoint.query, request.query, 'invalid_query'),
        body: parsePart(endpoint.body, request.body, 'invalid_body'),
        headers: parsePart(endpoint.headers, request.headers, 'invalid_header'),
        request,
        reply,
      } as Call<E>
      const answer = await handle(call)
      // A stream whose reader left in the middle has begun, and counts as sent no more than half.
      if (reply.sent || reply.raw.headersSent || answer === reply) return reply
      reply.code(endpoint.status)
      // Parsing the answer too means that only what the contract names can ever leave.
      return endpoint.reply ? endpoint.reply.parse(answer) : reply.send()
    },
  })
}

function parsePart(schema: z.ZodType | undefined, value: unknown, code: string): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const field = issue?.path.join('.')
  const status = code === 'not_found' ? 404 : 400
  const custom = issue?.code === 'custom' ? issue.params?.code : undefined
  throw new HttpProblem(
    status,
    typeof custom === 'string' ? custom : code,
    code === 'not_found' ? 'There is nothing here.' : 'The request does not fit what is expected.',
    field ? { field } : {},
  )
}
