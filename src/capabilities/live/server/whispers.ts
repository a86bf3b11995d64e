import { noWhisperYet } from '../place.ts'

/** A private event, told to one visitor alone. */
export interface Whisper {
  readonly id: string
  readonly kind: string
  /** JSON of the body. */
  readonly body: string
  readonly at: number
}

export interface Whispers {
  /** False when this visitor was told it already. */
  keep(visitorId: string, whisper: Whisper): boolean
  lastId(visitorId: string): string
  /** What somebody who heard `id` last has missed. */
  after(visitorId: string, id: string, now: number): readonly Whisper[]
  recent(visitorId: string): readonly Whisper[]
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
export function createWhispers(): Whispers {
  const kept = new Map<string, Whisper[]>()
  let characters = 0

  function forget(visitorId: string): void {
    for (const { body } of kept.get(visitorId) ?? []) characters -= body.length
    kept.delete(visitorId)
  }

  return {
    keep(visitorId, whisper) {
      const own = kept.get(visitorId) ?? []
      if (own.some(({ id }) => id === whisper.id)) return false
      own.push(whisper)
      characters += whisper.body.length
      if (own.length > mostForOne) characters -= own.shift()?.body.length ?? 0
      // Set anew, so that the visitors who were told nothing for longest come first.
      kept.delete(visitorId)
      kept.set(visitorId, own)
      while (characters > mostCharacters) forget(kept.keys().next().value as string)
      return true
    },

    lastId: (visitorId) => kept.get(visitorId)?.at(-1)?.id ?? noWhisperYet,

    after(visitorId, id, now) {
      const own = kept.get(visitorId) ?? []
      const heard = own.findIndex((whisper) => whisper.id === id)
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
