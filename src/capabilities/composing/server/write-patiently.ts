import { setTimeout as pause } from 'node:timers/promises'
import { TextFailure } from './text-failure.ts'

/** How long a visitor is kept waiting, in milliseconds. */
export interface Patience {
  /** For the first word. */
  readonly first: number
  /** For the whole text. */
  readonly whole: number
  /** Before the second try, where the service does not say how long. */
  readonly beforeRetry: number
}

/** A fallback has to be there within eight seconds, its way to the visitor and a busy hour included. */
export const usualPatience: Patience = { first: 4_000, whole: 6_800, beforeRetry: 250 }

/** Past this share of the time for the first word a second try could not bring it any more. */
const lastMomentToRetry = 0.6

type Write = (signal: AbortSignal) => AsyncIterable<string>

/**
 * Passes on what is written. Tries once more where nothing came yet and the failure may pass.
 * Fails with `slow` when time is up and with `stopped` when the signal says so.
 */
export async function* writePatiently(
  write: Write,
  patience: Patience,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const began = performance.now()
  const clock = new AbortController()
  const giveUp = () => clock.abort()
  const firstTimer = setTimeout(giveUp, patience.first)
  const wholeTimer = setTimeout(giveUp, patience.whole)
  const either = AbortSignal.any([signal, clock.signal])
  let said = false

  async function* tryOnce(): AsyncGenerator<string> {
    for await (const piece of write(either)) {
      clearTimeout(firstTimer)
      said = true
      yield piece
    }
  }

  function reasonOf(error: unknown): unknown {
    if (signal.aborted) return new TextFailure('stopped', 'nobody waits for the text any more')
    if (clock.signal.aborted) return new TextFailure('slow', 'the service took too long')
    return error
  }

  function pauseBeforeRetry(error: unknown): number | undefined {
    if (said || !(error instanceof TextFailure) || !error.isPassing) return undefined
    const millis = error.retryAfter ?? patience.beforeRetry
    const spent = performance.now() - began + millis
    return spent < patience.first * lastMomentToRetry ? millis : undefined
  }

  try {
    try {
      yield* tryOnce()
    } catch (error) {
      const reason = reasonOf(error)
      const millis = pauseBeforeRetry(reason)
      if (millis === undefined) throw reason
      await pause(millis, undefined, { signal: either })
      yield* tryOnce()
    }
  } catch (error) {
    throw reasonOf(error)
  } finally {
    clearTimeout(firstTimer)
    clearTimeout(wholeTimer)
    // Whoever stops reading early also stops the service.
    giveUp()
  }
}
