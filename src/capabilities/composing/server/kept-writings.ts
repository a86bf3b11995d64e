import { randomBytes } from 'node:crypto'
import type { Clock } from '#kit/clock.ts'
import { createWriting, type Writing } from './writing.ts'

export interface KeptWritings {
  begin(): Writing
  /** A text whose stream was cut off; whoever knows the name may go on reading it. */
  find(id: string): Writing | undefined
}

const keepMillis = 60_000
const mostKept = 2_000

/** Nobody guesses a name of 128 random bits: knowing it stands for having begun the stream. */
export function createKeptWritings(clock: Clock, grace: number | undefined): KeptWritings {
  const kept = new Map<string, { writing: Writing; until: number }>()

  function forgetOld(): void {
    for (const [id, { until }] of kept) {
      if (until > clock.now() && kept.size < mostKept) return
      kept.delete(id)
    }
  }

  return {
    begin() {
      forgetOld()
      const writing = createWriting(randomBytes(16).toString('base64url'), grace)
      const entry = { writing, until: Number.POSITIVE_INFINITY }
      kept.set(writing.id, entry)
      void writing.finished.then(() => {
        entry.until = clock.now() + keepMillis
      })
      return writing
    },
    find(id) {
      const entry = kept.get(id)
      return entry && entry.until > clock.now() ? entry.writing : undefined
    },
  }
}
