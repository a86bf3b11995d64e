import type { Problem } from '#kit/http/problem.ts'
import { Refusal } from '#kit/http/web/ask-server.ts'
import type { ComposeKind } from '#knowledge/poetry/kinds.ts'
import type { BodyOf } from '../contract.ts'
import { createEventReader } from '../event-stream.ts'
import { type ComposeEvent, isLast } from '../events.ts'

export type Tell = (event: ComposeEvent) => void

/** The server ends every text within eight seconds; a connection quiet for longer is a dead one. */
const longestSilence = 10_000
/** A text is kept for a minute: a phone that changes its network has time to come back. */
const pausesBeforeResuming = [300, 1_500, 4_000]

interface Place {
  id: string | undefined
  after: number
}

/**
 * Has the server write, and tells what comes. A stream that breaks is taken up where it broke.
 * Rejects with a `Refusal` where no text comes to its end.
 */
export async function askComposing<Kind extends ComposeKind>(
  kind: Kind,
  body: BodyOf<Kind>,
  signal: AbortSignal,
  tell: Tell,
): Promise<void> {
  const place: Place = { id: undefined, after: 0 }
  const asked = await readStream(`/api/compose/${kind}`, body, signal, place, tell)
  if (asked === 'finished') return
  for (const pause of pausesBeforeResuming) {
    if (place.id === undefined || signal.aborted) break
    await wait(pause, signal)
    const path = `/api/compose/streams/${place.id}?after=${place.after}`
    if (
      (await readStream(path, undefined, signal, place, tell).catch(forgiveOffline)) === 'finished'
    )
      return
  }
  throw new Refusal('offline', 0)
}

async function readStream(
  path: string,
  body: unknown,
  signal: AbortSignal,
  place: Place,
  tell: Tell,
): Promise<'finished' | 'broken'> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), longestSilence)
  try {
    const response = await send(path, body, AbortSignal.any([signal, silence.signal]))
    const reader = createEventReader()
    const decoder = new TextDecoder()
    for await (const bytes of piecesOf(response)) {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), longestSilence)
      for (const { event, data, id } of reader.push(decoder.decode(bytes, { stream: true }))) {
        const told = { event, data: JSON.parse(data) } as ComposeEvent
        place.after = Number(id)
        if (told.event === 'source') place.id = told.data.id
        tell(told)
        if (isLast(told)) return 'finished'
      }
    }
    return 'broken'
  } catch (error) {
    if (error instanceof Refusal) throw error
    return 'broken'
  } finally {
    clearTimeout(timer)
    silence.abort()
  }
}

async function send(path: string, body: unknown, signal: AbortSignal): Promise<Response> {
  const response = await fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      accept: 'text/event-stream',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal,
  }).catch(() => {
    throw new Refusal('offline', 0)
  })
  if (!response.ok) throw await readRefusal(response)
  // A captive portal or a broken proxy answers pages where an API should.
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    throw new Refusal('offline', 0)
  }
  return response
}

async function readRefusal(response: Response): Promise<Refusal> {
  const problem: Partial<Problem> = await response.json().catch(() => ({}))
  return new Refusal(problem.code ?? 'internal', response.status, problem)
}

/** Written out because older Safaris cannot iterate a body. */
async function* piecesOf(response: Response): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

function forgiveOffline(error: unknown): 'broken' {
  if (error instanceof Refusal && error.offline) return 'broken'
  throw error
}

function wait(millis: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, millis)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
