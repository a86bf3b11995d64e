import type { WrittenBy } from '#capabilities/composing/events.ts'
import type { CivilDay } from '#kit/i18n/civil-day.ts'
import type { Language } from '#kit/i18n/language.ts'

export interface Sentence {
  readonly text: string
  readonly source: WrittenBy
}

/** The part of `localStorage` that is needed here. */
export interface Shelf {
  readonly length: number
  key(place: number): string | null
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

const prefix = 'affirmation-'

/** One sentence a day and language. The date in the key lets it grow old by itself. */
export function keyOfDay({ year, month, day }: CivilDay, language: Language): string {
  const date = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
  return `${prefix}${date}-${language}`
}

export function readSentence(openShelf: () => Shelf, key: string): Sentence | null {
  try {
    const kept: unknown = JSON.parse(openShelf().getItem(key) ?? 'null')
    return isSentence(kept) ? kept : null
  } catch {
    // Refused storage or a value somebody else wrote: the day simply gets a new sentence.
    return null
  }
}

/** Keeps the sentence and lets go of those of other days. */
export function keepSentence(openShelf: () => Shelf, key: string, sentence: Sentence): void {
  try {
    const shelf = openShelf()
    const day = key.slice(0, prefix.length + '2026-11-21'.length)
    const keys = Array.from({ length: shelf.length }, (_, place) => shelf.key(place))
    for (const old of keys) {
      if (old?.startsWith(prefix) && !old.startsWith(day)) shelf.removeItem(old)
    }
    shelf.setItem(key, JSON.stringify(sentence))
  } catch {
    // A full or refused storage: the sentence lasts as long as the page.
  }
}

function isSentence(kept: unknown): kept is Sentence {
  if (typeof kept !== 'object' || kept === null) return false
  const { text, source } = kept as Partial<Sentence>
  return typeof text === 'string' && text !== '' && sources.includes(source as WrittenBy)
}

const sources: readonly WrittenBy[] = ['ai', 'composer', 'shelf']
