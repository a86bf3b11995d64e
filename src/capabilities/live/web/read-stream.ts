import { abortedWith } from './aborted-with.ts'
import { createFrameReader, type Frame } from './frame-reader.ts'

export interface StreamRequest {
  readonly url: string
  readonly signal: AbortSignal
  readonly onFrame: (frame: Frame) => void
}

/** A stream opens with a few bytes at once; a proxy that holds them back will hold back everything. */
const patienceAtFirst = 12_000
/** The server's heart beats every 25 seconds: two missed beats are a dead connection. */
const patienceLater = 60_000

/**
 * Reads one stream until it ends, breaks or falls silent. Answers whether the
 * server was heard at all, and how long it asks to be left alone if it refused.
 */
export async function readStream(
  ask: typeof fetch,
  { url, signal, onFrame }: StreamRequest,
): Promise<{ heard: boolean; waitMillis?: number }> {
  const turn = abortedWith(signal)
  let timer = setTimeout(() => turn.abort(), patienceAtFirst)
  let heard = false
  try {
    const response = await ask(url, {
      headers: { accept: 'text/event-stream' },
      cache: 'no-store',
      signal: turn.signal,
    })
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
    if (!response.ok || !response.body || !isStream) {
      await response.body?.cancel()
      return { heard, ...waitOf(response) }
    }
    const read = createFrameReader()
    const decoder = new TextDecoder()
    const reader = response.body.getReader()
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return { heard }
      heard = true
      clearTimeout(timer)
      timer = setTimeout(() => turn.abort(), patienceLater)
      for (const frame of read(decoder.decode(value, { stream: true }))) onFrame(frame)
    }
  } catch {
    // Broken, silent or no longer wanted: whoever asked decides what comes next.
    return { heard }
  } finally {
    clearTimeout(timer)
  }
}

function waitOf(response: Response): { waitMillis?: number } {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isNaN(seconds) ? {} : { waitMillis: seconds * 1000 }
}
