import type { ReplyOf } from '#kit/http/endpoint.ts'
import type { StreamEvent } from '#kit/http/sse.ts'
import { createPatience, Refusal } from '#kit/http/web/ask-server.ts'
import { openStream } from '#kit/http/web/open-stream.ts'
import { wait } from '#kit/web/wait.ts'
import type { readEvents } from '../contract.ts'
import type { BrowserEnv } from './browser-env.ts'
import type { LiveEvent } from './live-event.ts'

/** How far this tab has heard; outlives the sessions that move it. */
export interface Place {
  after: string | undefined
}

export interface Session {
  readonly env: BrowserEnv
  /** Separated by commas. */
  readonly topics: string
  readonly place: Place
  readonly signal: AbortSignal
  readonly tell: (event: LiveEvent) => void
  readonly reset: () => void
}

const failuresBeforeAsking = 3
const longestPause = 30_000
/** A stream that some proxy cuts off sooner than this costs more than it brings. */
const worthwhileMillis = 8_000
/**
 * A stream opens with a few bytes at once: a proxy that holds them back will hold back everything.
 * The server's heart beats every 25 seconds: two missed beats are a dead connection.
 */
const patience = { first: 12_000, later: 60_000 }
const patienceOfAsking = 20_000
const askEvery = 6_000
/** Then a stream is tried again: the visitor may be on another network by now. */
const asksBeforeStreaming = 20

/** Listens until the signal says stop: by a stream where one holds, by asking now and then where none does. */
export async function keepListening(session: Session): Promise<void> {
  const { signal, env } = session
  let failures = 0
  let unanswered = 0
  while (!signal.aborted) {
    if (failures < failuresBeforeAsking) {
      const began = performance.now()
      const { held, waitMillis } = await stream(session)
      failures = held && performance.now() - began > worthwhileMillis ? 0 : failures + 1
      await wait(waitMillis ?? backOff(failures, env.random), signal)
    } else {
      for (let asked = 0; asked < asksBeforeStreaming && !signal.aborted; asked++) {
        unanswered = (await ask(session)) ? 0 : unanswered + 1
        const calmly = askEvery * (0.8 + 0.4 * env.random())
        await wait(unanswered === 0 ? calmly : backOff(unanswered + 2, env.random), signal)
      }
      failures = failuresBeforeAsking - 1
    }
  }
}

async function stream(session: Session): Promise<{ held: boolean; waitMillis?: number }> {
  const { env, place, signal } = session
  let waitMillis: number | undefined
  let held = false
  try {
    const request = { signal, patience, ask: env.fetch }
    for await (const event of openStream(addressOf('/api/live', session), request)) {
      if (signal.aborted) break
      held = true
      waitMillis = event.retry ?? waitMillis
      // Moved first: what a listener does with an event must not happen again if it fails there.
      if (event.id !== '') place.after = event.id
      takeIn(event, session)
    }
  } catch (error) {
    // Broken, refused or no longer wanted; a listener that failed is none of the stream's.
    const seconds = error instanceof Refusal ? error.retryAfter : undefined
    if (seconds !== undefined) waitMillis = seconds * 1000
  }
  return { held, ...(waitMillis !== undefined && { waitMillis }) }
}

function takeIn({ event, data }: StreamEvent, { tell, reset }: Session): void {
  if (event === 'reset') reset()
  else if (event === 'message' && data !== '') tell(JSON.parse(data))
}

/**
 * The same events as a document, for networks on which no stream holds. Answers
 * whether the server did.
 */
async function ask(session: Session): Promise<boolean> {
  const { env, place, signal, tell, reset } = session
  const turn = createPatience(signal)
  turn.wait(patienceOfAsking)
  try {
    const response = await env.fetch(addressOf('/api/live/events', session), {
      cache: 'no-store',
      signal: turn.signal,
    })
    if (!response.ok) return false
    const batch: ReplyOf<typeof readEvents> = await response.json()
    if (signal.aborted) return true
    place.after = batch.next
    if (batch.reset) reset()
    for (const { topic, kind, body } of batch.events) tell({ topic, kind, body })
    return true
  } catch {
    return false
  } finally {
    turn.end()
  }
}

function addressOf(path: string, { topics, place }: Session): string {
  const query = new URLSearchParams({ topics, ...(place.after && { after: place.after }) })
  return `${path}?${query}`
}

/** Apart from each other, so that a thousand phones do not all come back in one moment. */
function backOff(failures: number, random: () => number): number {
  return Math.min(longestPause, 1000 * 2 ** failures) * (0.5 + random() / 2)
}
