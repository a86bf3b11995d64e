import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '#kit/http/endpoint.ts'
import { problemContract, problemMediaType } from '#kit/http/problem.ts'

export const apiDescription = { method: 'GET', path: '/api/openapi.json' } as const

/** OpenAPI 3.1, generated from the same contracts that check the requests. */
export function serveApiDescription(app: FastifyInstance): void {
  let text: string | undefined
  app.get(apiDescription.path, async (_request, reply) => {
    text ??= JSON.stringify(describeApi(app.endpoints))
    return reply.type('application/json').header('cache-control', 'public, max-age=300').send(text)
  })
}

function describeApi(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeOperation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Voice of Heart', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
    paths,
    components: {
      schemas: { Problem: schemaOf(problemContract) },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
    },
  }
}

function describeOperation(endpoint: Endpoint) {
  return {
    summary: endpoint.summary,
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...parametersOf(endpoint.headers, 'header'),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: jsonOf(schemaOf(endpoint.body, 'input')) },
    }),
    responses: {
      [endpoint.status]: describeReply(endpoint),
      ...(endpoint.statusAgain && { [endpoint.statusAgain]: describeReply(endpoint) }),
      default: {
        description: ['A problem.', ...endpoint.problems.map((code) => `\`${code}\``)].join(' '),
        content: { [problemMediaType]: { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
    ...(!endpoint.open && { security: [{ session: [] }] }),
  }
}

function describeReply(endpoint: Endpoint) {
  const content = {
    ...(endpoint.reply && jsonOf(schemaOf(endpoint.reply))),
    ...(endpoint.media && { [endpoint.media]: { schema: { type: 'string' } } }),
  }
  if (Object.keys(content).length === 0) return { description: 'Done; there is no body.' }
  return { description: 'Done.', content }
}

function parametersOf(schema: z.ZodType | undefined, place: string) {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }))
}

function jsonOf(schema: unknown) {
  return { 'application/json': { schema } }
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output' = 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
