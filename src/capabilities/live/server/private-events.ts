import { noPrivateEventYet } from '../place.ts'

/** A private event, told to one visitor alone. */
export interface PrivateEvent {
  readonly id: string
  readonly kind: string
  /** JSON of the body. */
  readonly body: string
  readonly at: number
}

export interface PrivateEvents {
  /** False when this visitor was told it already. */
  keep(visitorId: string, event: PrivateEvent): boolean
  lastId(visitorId: string): string
  /** What somebody who heard `id` last has missed. */
  after(visitorId: string, id: string, now: number): readonly PrivateEvent[]
  recent(visitorId: string): readonly PrivateEvent[]
  forget(visitorId: string): void
  forgetOlderThan(moment: number): void
}

const mostForOne = 40
/** Of all visitors together; then those who were told nothing for longest are let go first. */
const mostCharacters = 16_000_000
/** Who is away for longer has lost the conversation anyway. */
export const resumeMillis = 60_000

/**
 * The last private events of each visitor, in the memory of every node and never
 * on a disk, so that a phone that loses its signal for a moment misses nothing.
 */
export function createPrivateEvents(): PrivateEvents {
  const kept = new Map<string, PrivateEvent[]>()
  let characters = 0

  function forget(visitorId: string): void {
    for (const { body } of kept.get(visitorId) ?? []) characters -= body.length
    kept.delete(visitorId)
  }

  return {
    keep(visitorId, event) {
      const own = kept.get(visitorId) ?? []
      if (own.some(({ id }) => id === event.id)) return false
      own.push(event)
      characters += event.body.length
      if (own.length > mostForOne) characters -= own.shift()?.body.length ?? 0
      // Set anew, so that the visitors who were told nothing for longest come first.
      kept.delete(visitorId)
      kept.set(visitorId, own)
      while (characters > mostCharacters) forget(kept.keys().next().value as string)
      return true
    },

    lastId: (visitorId) => kept.get(visitorId)?.at(-1)?.id ?? noPrivateEventYet,

    after(visitorId, id, now) {
      const own = kept.get(visitorId) ?? []
      const heard = own.findIndex((event) => event.id === id)
      const missed = own.slice(heard + 1)
      return missed.filter(({ at }) => now - at <= resumeMillis)
    },

    recent: (visitorId) => kept.get(visitorId) ?? [],
    forget,

    forgetOlderThan(moment) {
      for (const [visitorId, own] of kept) {
        // In the order of time, so the old ones come first.
        while (own[0] && own[0].at < moment) characters -= own.shift()?.body.length ?? 0
        if (own.length === 0) kept.delete(visitorId)
      }
    },
  }
}
