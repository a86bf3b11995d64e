import { createEventReader, type StreamEvent } from '#kit/http/sse.ts'

/** The events of a reply as they come, each with the moment it came. */
export async function* readStream(response: Response): AsyncGenerator<StreamEvent> {
  const reader = createEventReader()
  const decoder = new TextDecoder()
  for await (const piece of response.body ?? []) {
    yield* reader.push(decoder.decode(piece, { stream: true }))
  }
}

export async function readAll(response: Response) {
  const events = []
  for await (const { id, event, data } of readStream(response)) {
    events.push({ id, event, data: JSON.parse(data) })
  }
  return events
}
