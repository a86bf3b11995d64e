import type { WrittenBy } from '#capabilities/composing/events.ts'
import type { Language } from '#kit/i18n/language.ts'
import { device } from '#kit/web/device-store.ts'

export interface Sentence {
  readonly text: string
  readonly source: WrittenBy
}

const prefix = 'affirmation-'

/** One sentence a day and language. The date in the key lets it grow old by itself. */
export function keyOfDay(date: string, language: Language): string {
  return `${prefix}${date}-${language}`
}

export function readSentence(key: string): Sentence | null {
  const kept = device.readJson<unknown>(key)
  return isSentence(kept) ? kept : null
}

/** Keeps the sentence and lets go of those of other days. */
export function keepSentence(key: string, sentence: Sentence): void {
  const day = key.slice(0, prefix.length + '2026-11-21'.length)
  for (const old of device.keys(prefix)) if (!old.startsWith(day)) device.forget(old)
  device.keep(key, JSON.stringify(sentence))
}

function isSentence(kept: unknown): kept is Sentence {
  if (typeof kept !== 'object' || kept === null) return false
  const { text, source } = kept as Partial<Sentence>
  return typeof text === 'string' && text !== '' && sources.includes(source as WrittenBy)
}

const sources: readonly WrittenBy[] = ['ai', 'composer', 'shelf']
