import { createEventReader } from '#kit/http/sse.ts'
import { TextFailure } from '../text-failure.ts'

/** A thousand tokens with all that is wrapped around them are far below this. */
const mostBytes = 256 * 1024

/** The body as text, piece by piece, and never more of it than a text can need. */
async function* readText(response: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let bytes = 0
  try {
    // Leaving this loop early closes the connection: what is not wanted is not loaded.
    for await (const piece of response.body ?? []) {
      bytes += piece.byteLength
      if (bytes > mostBytes) throw new TextFailure('too_large', 'the answer is far too long')
      yield decoder.decode(piece, { stream: true })
    }
  } catch (error) {
    if (error instanceof TextFailure) throw error
    throw new TextFailure('broken_off', 'the connection ended in the middle of the answer')
  }
}

/** Every JSON document of an answer: the events of a stream, or the one whole body. */
export async function* readDocuments(response: Response): AsyncGenerator<unknown> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    yield* await readWhole(response)
    return
  }
  const reader = createEventReader()
  for await (const piece of readText(response)) {
    for (const { data } of reader.push(piece)) {
      if (data === endMark) return
      if (data !== '') yield parse(data, 'garbled')
    }
  }
  const last = reader.end()
  if (last && last.data !== endMark) yield parse(last.data, 'broken_off')
}

const endMark = '[DONE]'

/** Some services answer a request for a stream with one document, or with a list of its pieces. */
async function readWhole(response: Response): Promise<unknown[]> {
  let text = ''
  for await (const piece of readText(response)) text += piece
  const answer = parse(text, 'garbled')
  return Array.isArray(answer) ? answer : [answer]
}

function parse(text: string, reason: 'garbled' | 'broken_off'): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The parser's message would quote the text.
    throw new TextFailure(reason, 'the answer is no JSON')
  }
}
