import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Asked {
  readonly method?: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

export interface Answer {
  readonly headers: IncomingHttpHeaders
  /** As they came over the wire. */
  readonly bytes: Buffer
  /** Unpacked. */
  readonly text: string
}

/** A request as it goes over the wire. */
export function bytesOf(address: string, { method = 'GET', path, headers, body }: Asked): Buffer {
  const lines = [`${method} ${path} HTTP/1.1`, `Host: ${new URL(address).host}`]
  for (const [name, value] of Object.entries(headers ?? {})) lines.push(`${name}: ${value}`)
  if (body !== undefined) lines.push(`Content-Length: ${Buffer.byteLength(body)}`)
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`)
}

/** One that must succeed: what is asked here is the ground that a measurement stands on. */
export async function ask(address: string, asked: Asked): Promise<Answer> {
  const { method = 'GET', path, headers, body } = asked
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const sent = httpRequest(
    address + path,
    { method, headers: { ...headers, ...length } },
    (answer) => read(answer, address + path).then(resolve, reject),
  )
  sent.once('error', reject)
  sent.end(body)
  return promise
}

async function read(answer: IncomingMessage, url: string): Promise<Answer> {
  const { headers, statusCode: status = 0 } = answer
  const bytes = Buffer.concat(await answer.toArray())
  const text = unpack(bytes, headers['content-encoding']).toString()
  if (status < 200 || status > 299) throw new Error(`${url}: ${status} ${text}`)
  return { headers, bytes, text }
}

function unpack(bytes: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(bytes)
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes
}
