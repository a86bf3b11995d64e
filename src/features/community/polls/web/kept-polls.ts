import type { Language } from '#kit/i18n/language.ts'
import { device } from '#kit/web/device-store.ts'
import type { PollList } from './poll-list.ts'

/** The newest questions, so that there is something to read without a network. */
export const keptAtMost = 6

const keyOf = (language: Language) => `polls-${language}`

export function keepPolls({ language, polls, next }: PollList): void {
  const kept = polls.slice(0, keptAtMost)
  const cursor = kept.length < polls.length ? (kept.at(-1)?.id ?? null) : next
  device.keep(keyOf(language), JSON.stringify({ language, polls: kept, next: cursor }))
}

export function readKeptPolls(language: Language): PollList | null {
  return device.readJson(keyOf(language))
}
