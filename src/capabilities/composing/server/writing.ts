import { writeEvent } from '#kit/http/sse.ts'
import { type ComposeEvent, isLast } from '../events.ts'

interface Listener {
  /** One event, as it stands in the stream. */
  hear(frame: string): void
  end(): void
}

/** One text while it is being written, and for a while after: many may listen, from any place on. */
export interface Writing {
  readonly id: string
  /** Aborted when nobody waits for the text any more. */
  readonly signal: AbortSignal
  readonly finished: Promise<readonly ComposeEvent[]>
  tell(event: ComposeEvent): void
  /** Hears what comes after the event of that number; answers the way to leave. */
  listen(after: number, listener: Listener): () => void
}

/** A connection that broke is back within this time, or its visitor is gone. */
const usualGrace = 1_500

export function createWriting(id: string, grace = usualGrace): Writing {
  const events: ComposeEvent[] = []
  const frames: string[] = []
  const listeners = new Set<Listener>()
  const abandoned = new AbortController()
  const { promise: finished, resolve: finish } = Promise.withResolvers<readonly ComposeEvent[]>()
  let isFinished = false

  function tell(event: ComposeEvent): void {
    if (isFinished) return
    const frame = writeEvent({
      id: frames.length + 1,
      event: event.event,
      data: JSON.stringify(event.data),
    })
    events.push(event)
    frames.push(frame)
    isFinished = isLast(event)
    for (const listener of listeners) {
      listener.hear(frame)
      if (isFinished) listener.end()
    }
    if (isFinished) finish(events)
  }

  function listen(after: number, listener: Listener): () => void {
    for (const frame of frames.slice(after)) listener.hear(frame)
    if (isFinished) {
      listener.end()
      return () => {}
    }
    listeners.add(listener)
    return () => leave(listener)
  }

  function leave(listener: Listener): void {
    if (!listeners.delete(listener) || isFinished || listeners.size > 0) return
    setTimeout(() => {
      if (listeners.size === 0 && !isFinished) abandoned.abort()
    }, grace).unref()
  }

  return { id, signal: abandoned.signal, finished, tell, listen }
}
