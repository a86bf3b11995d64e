import { noResponse, TextFailure } from '../text-failure.ts'
import type { Prompt, Provider } from './provider.ts'
import { readDocuments } from './read-body.ts'
import { textAt, valueAt } from './read-json.ts'
import { createSecretGuard } from './withhold-secret.ts'

/** Asks once. Every way this can fail is a `TextFailure`, and none of them knows the key. */
export async function* askProvider(
  provider: Provider,
  prompt: Prompt,
  whole: boolean,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const response = await send(provider, prompt, whole, signal)
  const guard = createSecretGuard(provider.secret)
  let ending: string | undefined
  let said = false
  let last = ''
  for await (const answer of readDocuments(response)) {
    if (valueAt(answer, 'error')) throw refusalInside(answer)
    const piece = provider.read(answer)
    ending = piece.ending ?? ending
    if (ending === 'blocked') throw new TextFailure('blocked', 'the service would not write this')
    const text = guard.pass(piece.text)
    if (text !== '') yield text
    said ||= piece.text !== ''
    last = piece.text.trim() === '' ? last : piece.text
  }
  if (guard.rest() !== '') yield guard.rest()
  if (!said) yield noResponse
  else if (ending === 'too_long') throw new TextFailure('too_long', 'the text was cut by its limit')
  else if (!whole && ending === undefined && !endsLikeAText.test(last)) {
    throw new TextFailure('broken_off', 'the stream ended in the middle of a sentence')
  }
}

/** A service that never says how it ended is believed where its words look finished. */
const endsLikeAText = /[\p{P}\p{S}]\s*$/u

async function send(
  provider: Provider,
  prompt: Prompt,
  whole: boolean,
  signal: AbortSignal,
): Promise<Response> {
  const { url, headers, body } = provider.request(prompt, whole)
  const response = await reach(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: whole ? 'application/json' : 'text/event-stream',
      // Packing would hold words back until there are enough of them to pack.
      'accept-encoding': 'identity',
      ...headers,
    },
    body: JSON.stringify(body),
    // Another address must never be sent the key.
    redirect: 'manual',
    signal,
  })
  if (response.ok) return response
  void response.body?.cancel().catch(() => {})
  throw new TextFailure('refused', `API request failed: ${response.status}`, {
    status: response.status,
    retryAfter: readRetryAfter(response.headers.get('retry-after')),
  })
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch {
    // What fetch says may name the address and more.
    throw new TextFailure('unreachable', 'the service could not be reached')
  }
}

/** A stream that began well may still end with an error inside. */
function refusalInside(answer: unknown): TextFailure {
  const code = Number(valueAt(answer, 'error', 'code') ?? textAt(answer, 'error', 'status'))
  const status = code >= 400 && code < 600 ? code : 500
  return new TextFailure('refused', `API request failed: ${status}`, { status })
}

/** A date, which services hardly send, is too far away to wait for. */
function readRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined
  return /^\d+$/.test(header) ? Number(header) * 1000 : Number.POSITIVE_INFINITY
}
