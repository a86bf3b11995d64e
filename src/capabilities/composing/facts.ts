import type { Language } from '#kit/i18n/language.ts'
import type { ComposeRequest } from './contract.ts'
import { readingSpan } from './reading-span.ts'

/** What other rooms know how to work out, received as functions because a feature owns each. */
export interface Facts {
  /** How well two names match, from 50 to 90, the same for the same names. */
  percentOf(names: readonly [string, string]): number
  /** The life path number of a day, written YYYY-MM-DD. */
  lifePathOf(date: string): number
  /** What the books say of a name, for those that are in them. */
  nameInBooks?(name: string, language: Language): NameInBooks | undefined
}

export interface NameInBooks {
  readonly meaning: string
  readonly origin: string
}

/** What was worked out for one request. */
export interface KnownFacts {
  readonly percent?: number
  readonly lifePath?: number
  readonly name?: NameInBooks
  /** What stretch of time a reading is for. */
  readonly span?: string
}

export function workOut(request: ComposeRequest, facts: Facts, now: number): KnownFacts {
  switch (request.kind) {
    case 'love':
      return { percent: facts.percentOf(request.names) }
    case 'lifePath':
      return { lifePath: facts.lifePathOf(request.date) }
    case 'nameMeaning': {
      const name = facts.nameInBooks?.(request.name, request.language)
      return name ? { name } : {}
    }
    case 'horoscope':
      return { span: readingSpan(request.period, now) }
    default:
      return {}
  }
}
