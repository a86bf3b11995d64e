import type { ReplyOf } from '#kit/http/endpoint.ts'
import type { readEvents } from '../contract.ts'
import { abortedWith } from './aborted-with.ts'
import type { Frame } from './frame-reader.ts'
import type { LiveEvent } from './live-event.ts'
import { readStream } from './read-stream.ts'
import type { Surroundings } from './surroundings.ts'

/** How far this tab has heard; outlives the sessions that move it. */
export interface Place {
  after: string | undefined
}

export interface Session {
  readonly around: Surroundings
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
const patience = 20_000
const askEvery = 6_000
/** Then a stream is tried again: the visitor may be on another network by now. */
const asksBeforeStreaming = 20

/** Listens until the signal says stop: by a stream where one holds, by asking now and then where none does. */
export async function keepListening(session: Session): Promise<void> {
  const { signal, around } = session
  let failures = 0
  let unanswered = 0
  while (!signal.aborted) {
    if (failures < failuresBeforeAsking) {
      const began = performance.now()
      const { held, waitMillis } = await stream(session)
      failures = held && performance.now() - began > worthwhileMillis ? 0 : failures + 1
      await pause(waitMillis ?? backOff(failures, around.random), signal)
    } else {
      for (let asked = 0; asked < asksBeforeStreaming && !signal.aborted; asked++) {
        unanswered = (await ask(session)) ? 0 : unanswered + 1
        const calmly = askEvery * (0.8 + 0.4 * around.random())
        await pause(unanswered === 0 ? calmly : backOff(unanswered + 2, around.random), signal)
      }
      failures = failuresBeforeAsking - 1
    }
  }
}

async function stream(session: Session): Promise<{ held: boolean; waitMillis?: number }> {
  const { around, place, signal } = session
  let retry: number | undefined
  const { heard, waitMillis } = await readStream(around.fetch, {
    url: addressOf('/api/live', session),
    signal,
    onFrame(frame) {
      if (signal.aborted) return
      retry = frame.retry ?? retry
      // Moved first: what a listener does with an event must not happen again if it fails there.
      if (frame.id) place.after = frame.id
      takeIn(frame, session)
    },
  })
  const wait = waitMillis ?? retry
  return { held: heard, ...(wait !== undefined && { waitMillis: wait }) }
}

function takeIn({ event, data }: Frame, { tell, reset }: Session): void {
  if (event === 'reset') reset()
  else if (event === 'message' && data !== undefined) tell(JSON.parse(data))
}

/**
 * The same events as a document, for networks on which no stream holds. Answers
 * whether the server did.
 */
async function ask(session: Session): Promise<boolean> {
  const { around, place, signal, tell, reset } = session
  const turn = abortedWith(signal)
  const timer = setTimeout(() => turn.abort(), patience)
  try {
    const response = await around.fetch(addressOf('/api/live/events', session), {
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
    clearTimeout(timer)
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

function pause(millis: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(end, millis)
    signal.addEventListener('abort', end, { once: true })
    function end(): void {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
  })
}
