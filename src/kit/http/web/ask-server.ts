import type { BodyOf, Endpoint, ReplyOf } from '../endpoint.ts'
import type { Problem } from '../problem.ts'

/** What came back instead of an answer. `offline` also stands for a server that never replied. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: string
  readonly status: number
  readonly retryAfter: number | undefined
  /** All that the server said, for refusals that say more: which part of a text, until when. */
  readonly problem: Readonly<Record<string, unknown>>

  constructor(code: string, status: number, problem: Partial<Problem> = {}) {
    super(code)
    this.code = code
    this.status = status
    this.retryAfter = problem.retryAfter
    this.problem = problem
  }

  get offline(): boolean {
    return this.status === 0
  }
}

const patience = 20_000

interface Request<E extends Endpoint> {
  readonly body?: BodyOf<E>
  readonly headers?: Record<string, string>
}

/**
 * Asks one endpoint; `E` is the type of its contract, which itself stays on the
 * server. Rejects with a `Refusal` whatever goes wrong: no network, a hang, a
 * problem, or an answer that is no JSON.
 */
export async function askServer<E extends Endpoint>(
  method: E['method'],
  path: string,
  { body, headers }: Request<E> = {},
): Promise<ReplyOf<E>> {
  const response = await send(path, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(patience),
  })
  if (!response.ok) throw await readProblem(response)
  if (response.status === 204) return undefined as ReplyOf<E>
  return readJson(response) as Promise<ReplyOf<E>>
}

async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init)
  } catch {
    throw new Refusal('offline', 0)
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    // A captive portal or a broken proxy answers pages where an API should.
    throw new Refusal('offline', 0)
  }
}

export async function readProblem(response: Response): Promise<Refusal> {
  // A proxy says in a header alone when to come back.
  const header = response.headers.get('retry-after') ?? ''
  const told = /^\d+$/.test(header) ? { retryAfter: Number(header) } : {}
  const problem: Partial<Problem> = await response.json().catch(() => ({}))
  return new Refusal(problem.code ?? 'internal', response.status, { ...told, ...problem })
}

export interface Patience {
  /** Ends with the signal that was given, with waiting in vain, and with `end`. */
  readonly signal: AbortSignal
  /** From now on for so many milliseconds. */
  wait(millis: number): void
  end(): void
}

/** Written out because AbortSignal.any is younger than the oldest browsers we serve. */
export function createPatience(given: AbortSignal): Patience {
  const turn = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  if (given.aborted) end()
  else given.addEventListener('abort', end, { once: true })

  function end(): void {
    clearTimeout(timer)
    given.removeEventListener('abort', end)
    turn.abort()
  }

  return {
    signal: turn.signal,
    wait(millis) {
      clearTimeout(timer)
      timer = setTimeout(end, millis)
    },
    end,
  }
}
