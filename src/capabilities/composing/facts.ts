import type { ComposeRequest } from './contract.ts'
import { readingSpan } from './reading-span.ts'

/** What other rooms know how to work out, received as functions because a feature owns each. */
export interface Facts {
  /** How well two names match, from 50 to 90, the same for the same names. */
  percentOf(names: readonly [string, string]): number
  /** The life path number of a day, written YYYY-MM-DD. */
  lifePathOf(date: string): number
}

/** What was worked out for one request. */
export interface KnownFacts {
  readonly percent?: number
  readonly lifePath?: number
  /** What stretch of time a reading is for. */
  readonly span?: string
}

export function workOut(request: ComposeRequest, facts: Facts, now: number): KnownFacts {
  switch (request.kind) {
    case 'love':
      return { percent: facts.percentOf(request.names) }
    case 'lifePath':
      return { lifePath: facts.lifePathOf(request.date) }
    case 'horoscope':
      return { span: readingSpan(request.period, now) }
    default:
      return {}
  }
}
