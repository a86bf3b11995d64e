import { Refusal } from '#kit/http/web/ask-server.ts'
import { openStream, type StreamRequest } from '#kit/http/web/open-stream.ts'
import { wait } from '#kit/web/wait.ts'
import type { ComposeKind } from '#knowledge/poetry/kinds.ts'
import type { BodyOf } from '../contract.ts'
import { type ComposeEvent, isLast } from '../events.ts'

export type Tell = (event: ComposeEvent) => void

/** The server ends every text within eight seconds; a connection quiet for longer is a dead one. */
const patience = { first: 10_000, later: 10_000 }
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
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
    patience,
  }
  if ((await readStream(`/api/compose/${kind}`, request, place, tell)) === 'finished') return
  for (const pause of pausesBeforeResuming) {
    if (place.id === undefined || signal.aborted) break
    await wait(pause, signal)
    const path = `/api/compose/streams/${place.id}?after=${place.after}`
    const resumed = readStream(path, { signal, patience }, place, tell).catch(forgiveOffline)
    if ((await resumed) === 'finished') return
  }
  throw new Refusal('offline', 0)
}

async function readStream(
  path: string,
  request: StreamRequest,
  place: Place,
  tell: Tell,
): Promise<'finished' | 'broken'> {
  for await (const { event, data, id } of openStream(path, request)) {
    if (data === '') continue
    const told = { event, data: JSON.parse(data) } as ComposeEvent
    place.after = Number(id)
    if (told.event === 'source') place.id = told.data.id
    tell(told)
    if (isLast(told)) return 'finished'
  }
  return 'broken'
}

function forgiveOffline(error: unknown): 'broken' {
  if (error instanceof Refusal && error.offline) return 'broken'
  throw error
}
