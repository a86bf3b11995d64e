import { createEventReader, type StreamEvent } from '../sse.ts'
import { createPatience, Refusal, readProblem } from './ask-server.ts'

export interface StreamRequest extends Pick<RequestInit, 'method' | 'body' | 'headers'> {
  readonly signal: AbortSignal
  /** Milliseconds: until something comes at all, and between what comes later. */
  readonly patience: { readonly first: number; readonly later: number }
  readonly ask?: typeof fetch
}

/**
 * The events of one stream until it ends, breaks or falls silent: whoever asked decides what comes
 * next. Who leaves the loop closes the connection. Throws a `Refusal` where no stream was opened.
 */
export async function* openStream(
  url: string,
  { signal, patience, ask = fetch, headers, ...request }: StreamRequest,
): AsyncGenerator<StreamEvent, void> {
  const turn = createPatience(signal)
  turn.wait(patience.first)
  try {
    const response = await ask(url, {
      ...request,
      headers: { accept: 'text/event-stream', ...headers },
      cache: 'no-store',
      signal: turn.signal,
    }).catch(() => {
      throw new Refusal('offline', 0)
    })
    const body = await bodyOf(response)
    const reader = createEventReader()
    const decoder = new TextDecoder()
    for (;;) {
      // Not by iterating the body, which older browsers cannot do.
      const { value } = await body.read().catch(() => ({ value: undefined }))
      if (!value) return
      turn.wait(patience.later)
      yield* reader.push(decoder.decode(value, { stream: true }))
    }
  } finally {
    turn.end()
  }
}

async function bodyOf(response: Response): Promise<ReadableStreamDefaultReader<Uint8Array>> {
  if (!response.ok) throw await readProblem(response)
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  // A captive portal or a broken proxy answers pages where an API should.
  if (!isStream || !response.body) throw new Refusal('offline', 0)
  return response.body.getReader()
}
