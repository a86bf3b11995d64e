import type { z } from 'zod'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * One endpoint, said once: the server checks requests with it, the API
 * description is generated from it, and browser code takes its types from it
 * (types only: zod itself never reaches the browser).
 */
export interface Endpoint {
  readonly method: Method
  /** With `:name` for parameters, as the router wants it. */
  readonly path: string
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly headers?: z.ZodType
  readonly body?: z.ZodType
  /** Bytes, where a body may be longer than others. */
  readonly bodyLimit?: number
  readonly reply?: z.ZodType
  readonly status: number
  /** Where what was asked for was there already. */
  readonly statusAgain?: number
  /** The media type of the reply where it is not JSON. */
  readonly media?: string
  /** The codes of the problems a well-meaning client should be ready for. */
  readonly problems: readonly string[]
  /** May be called without having signed in. */
  readonly open?: true
}

type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

export type BodyOf<E extends Endpoint> = E['body'] extends z.ZodType
  ? z.input<E['body']>
  : undefined
export type ReplyOf<E extends Endpoint> = OutputOf<E['reply']>
export type ParamsOf<E extends Endpoint> = OutputOf<E['params']>
export type QueryOf<E extends Endpoint> = OutputOf<E['query']>
export type ParsedBodyOf<E extends Endpoint> = OutputOf<E['body']>
export type HeadersOf<E extends Endpoint> = OutputOf<E['headers']>

export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint
}
