import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { WireFormat } from './wire-formats.ts'

export interface Call {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly format: WireFormat
  readonly isStream: boolean
  /** Which request this is to this behaviour, from 1. */
  readonly tries: number
}

export type Behaviour = (call: Call) => void | Promise<void>

/** Answers with these pieces, as the request wants them; `between` waits before each but the first. */
export async function answerWith(
  { response, format, isStream }: Call,
  pieces: readonly string[],
  between: () => Promise<unknown> = async () => {},
): Promise<void> {
  if (!isStream) {
    sendJson(response, 200, format.whole(pieces.join('')))
    return
  }
  openStream(response)
  for (const [at, text] of pieces.entries()) {
    if (at > 0) await between()
    const ending = at === pieces.length - 1 ? 'finished' : undefined
    response.write(event(format, format.piece(text, ending)))
  }
  response.end(format.endMark)
}

export function openStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
}

export function event(format: WireFormat, data: unknown): string {
  return `data: ${JSON.stringify(data)}${format.lineEnd}${format.lineEnd}`
}

function sendJson(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

/** An error page that repeats every header it was sent, the key among them. */
function refuse(status: number, headers: Record<string, string> = {}): Behaviour {
  return ({ request, response }) => {
    const { rawHeaders } = request
    sendJson(response, status, { error: { code: status, message: rawHeaders.join(' ') } }, headers)
  }
}

export const goodText = 'A river runs.\nIt does not ask the way.\n\nनदी बगिरहन्छ।'

/** Every way a service can fail. Whoever asks one of these has to get the fallback. */
export const faults = {
  'status-400': refuse(400),
  'status-401': refuse(401),
  'status-404': refuse(404),
  'status-429': refuse(429),
  'status-429-wait-a-minute': refuse(429, { 'retry-after': '60' }),
  'status-429-wait-until': refuse(429, { 'retry-after': 'Fri, 21 Nov 2036 06:00:00 GMT' }),
  'status-500': refuse(500),
  'status-503': refuse(503),
  hang: () => {},
  'hang-after-headers': ({ response, isStream }) => {
    if (isStream) openStream(response)
    else response.writeHead(200, { 'content-type': 'application/json' })
    response.flushHeaders()
  },
  'one-byte-a-second': async (call) => {
    const { response, format, isStream } = call
    const answer = format.whole(goodText)
    if (isStream) openStream(response)
    else response.writeHead(200, { 'content-type': 'application/json' })
    for (const byte of Buffer.from(isStream ? event(format, answer) : JSON.stringify(answer))) {
      if (response.destroyed) return
      response.write(Buffer.of(byte))
      await pause(1_000, undefined, { ref: false })
    }
  },
  'bad-json': ({ response, isStream }) => {
    if (isStream) openStream(response)
    else response.writeHead(200, { 'content-type': 'application/json' })
    response.end(isStream ? 'data: {"candidates": [\n\n' : '{"candidates": [')
  },
  html: ({ response }) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<!doctype html><title>Sign in to the wireless network</title>')
  },
  'cut-off': ({ response, format, isStream }) => {
    if (isStream) openStream(response)
    else response.writeHead(200, { 'content-type': 'application/json' })
    const text = isStream
      ? event(format, format.piece('A river runs. It')) + event(format, format.piece(' goes'))
      : JSON.stringify(format.whole(goodText)).slice(0, 30)
    response.write(text, () => response.destroy())
  },
  'ends-inside-an-event': ({ response, format, isStream }) => {
    if (isStream) openStream(response)
    else response.writeHead(200, { 'content-type': 'application/json' })
    const last = isStream ? event(format, format.piece(' goes')) : JSON.stringify(format.whole('x'))
    if (isStream) response.write(event(format, format.piece('A river runs. It')))
    response.end(last.slice(0, last.length / 2))
  },
  'error-inside': ({ request, response, format, isStream }) => {
    const error = { error: { code: 503, message: request.rawHeaders.join(' ') } }
    if (!isStream) return sendJson(response, 200, error)
    openStream(response)
    response.write(event(format, format.piece('A river runs. It')))
    response.end(event(format, error))
  },
  empty: ({ response, format, isStream }) => {
    if (!isStream) return sendJson(response, 200, format.empty)
    openStream(response)
    response.end(event(format, format.empty) + format.endMark)
  },
  blocked: ({ response, format, isStream }) => {
    if (!isStream) return sendJson(response, 200, format.blocked)
    openStream(response)
    response.end(event(format, format.blocked) + format.endMark)
  },
  'blocked-midway': ({ response, format, isStream }) => {
    if (!isStream) return sendJson(response, 200, format.whole('A river', 'blocked'))
    openStream(response)
    response.write(event(format, format.piece('A river')))
    response.end(event(format, format.piece(' runs', 'blocked')) + format.endMark)
  },
  'fifty-megabytes': async ({ response, format, isStream }) => {
    const megabyte = 'a'.repeat(1024 * 1024)
    if (isStream) openStream(response)
    else response.writeHead(200, { 'content-type': 'application/json' })
    response.write(isStream ? 'data: {"more":"' : '{"more":"')
    for (let sent = 0; sent < 50 && !response.destroyed; sent++) {
      if (!response.write(megabyte)) await Promise.race([drained(response), pause(2_000)])
    }
    response.end(`"}${isStream ? format.lineEnd.repeat(2) : ''}`)
  },
  /** Each piece is a good one, and there is no end of them. */
  'fifty-megabytes-of-words': async ({ response, format, isStream }) => {
    const sentence = 'The river runs and runs. '.repeat(36)
    const [beginning = '', end = ''] = JSON.stringify(format.whole('|')).split('|')
    const piece = isStream ? event(format, format.piece(sentence)) : sentence
    if (isStream) openStream(response)
    else response.writeHead(200, { 'content-type': 'application/json' }).write(beginning)
    for (let sent = 0; sent < 50_000_000 && !response.destroyed; sent += piece.length) {
      if (!response.write(piece)) await Promise.race([drained(response), pause(2_000)])
    }
    response.end(isStream ? format.endMark : end)
  },
  'ends-without-an-end': ({ response, format, isStream }) => {
    if (!isStream) return sendJson(response, 200, format.empty)
    openStream(response)
    response.write(event(format, format.piece('A river runs. It')))
    response.end(event(format, format.piece(' goes to the')))
  },
  redirect: ({ request, response }) => {
    const elsewhere = `http://${request.headers.host}/well/elsewhere:generateContent`
    response.writeHead(307, { location: elsewhere })
    response.end()
  },
  reset: ({ request }) => {
    request.socket.resetAndDestroy()
  },
  'repeats-the-key': (call) => answerWith(call, echoOf(call.request)),
} satisfies Record<string, Behaviour>

/** The key as the service received it, in pieces, in the middle of an innocent text. */
function echoOf({ headers }: IncomingMessage): string[] {
  const key = String(headers['x-goog-api-key'] ?? headers.authorization?.split(' ')[1])
  return ['You sent me ', key.slice(0, 5), key.slice(5, 11), `${key.slice(11)}.`]
}

function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    function done(): void {
      response.off('drain', done).off('close', done)
      resolve()
    }
    response.on('drain', done).on('close', done)
  })
}

export const behaviours: Record<string, Behaviour> = {
  ...faults,
  well: (call) => answerWith(call, goodText.split(/(?<= )/)),
}
