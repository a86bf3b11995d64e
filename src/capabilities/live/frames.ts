import { writeEvent } from '#kit/http/sse.ts'

/**
 * What happened arrives as plain messages, `{topic, kind, body}`; `reset` and
 * `restart` are named events about the stream itself.
 */
export function eventData(topic: string, kind: string, bodyJson: string): string {
  return `{"topic":"${topic}","kind":${JSON.stringify(kind)},"body":${bodyJson}}`
}

/** With an id it can be resumed from; without one it is news of the moment. */
export function messageFrame(data: string, id?: string): string {
  return writeEvent({ id, data })
}

/** The first lines: how soon to come back after a break, and from where. */
export function openingFrame(retryMillis: number, id: string): string {
  return writeEvent({ retry: retryMillis, id })
}

/** What came between is not known here any more: load what is shown again, then listen on. */
export function resetFrame(id: string): string {
  return writeEvent({ id, event: 'reset', data: '{}' })
}

/** The server is going away; whoever comes back finds another one. */
export function restartFrame(retryMillis: number): string {
  return writeEvent({ retry: retryMillis, event: 'restart', data: '{}' })
}

/**
 * A comment keeps proxies and carriers from forgetting a quiet connection. The id
 * beside it moves the browser's place forward, or who listens to a quiet topic
 * would come back with a number so old that nobody remembers it.
 */
export function heartbeatFrame(id: string): string {
  return `:\n${writeEvent({ id })}`
}
