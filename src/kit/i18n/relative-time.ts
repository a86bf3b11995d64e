import type { Both } from './both.ts'
import { type CivilDay, toDayNumber } from './civil-day.ts'
import type { Language } from './language.ts'
import { type CountedNoun, formatCounted } from './numbers.ts'
import { dayInZone } from './zoned-time.ts'

type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'

const unitNames: Readonly<Record<Language, Readonly<Record<Unit, CountedNoun>>>> = {
  en: {
    minute: ['minute', 'minutes'],
    hour: ['hour', 'hours'],
    day: ['day', 'days'],
    week: ['week', 'weeks'],
    month: ['month', 'months'],
    year: ['year', 'years'],
  },
  np: {
    minute: 'मिनेट',
    hour: 'घण्टा',
    day: 'दिन',
    week: 'हप्ता',
    month: 'महिना',
    year: 'वर्ष',
  },
}

const ago: Both = { en: 'ago', np: 'अघि' }
const justNow: Both = { en: 'just now', np: 'भर्खरै' }
const yesterday: Both = { en: 'yesterday', np: 'हिजो' }

const minute = 60_000
const hour = 60 * minute

/**
 * "5 minutes ago", "हिजो", "३ हप्ता अघि". Yesterday and before go by the calendar of the time
 * zone: what was written at 23:00 is हिजो at breakfast, though only nine hours have passed.
 */
export function formatRelative(
  then: number,
  now: number,
  language: Language,
  timeZone: string,
): string {
  const elapsed = now - then
  if (Number.isNaN(elapsed)) return ''
  // A phone whose clock runs behind the server's sees posts from the future: they are just new.
  if (elapsed < minute) return justNow[language]
  if (elapsed < hour) return sayAgo(Math.floor(elapsed / minute), 'minute', language)

  const thenDay = dayInZone(then, timeZone)
  const nowDay = dayInZone(now, timeZone)
  const days = toDayNumber(nowDay) - toDayNumber(thenDay)
  if (Number.isNaN(days)) return ''
  if (days < 1) return sayAgo(Math.floor(elapsed / hour), 'hour', language)
  if (days === 1) return yesterday[language]
  if (days === 2 && language === 'np') return 'अस्ति'
  if (days < 7) return sayAgo(days, 'day', language)

  const months = countWholeMonths(thenDay, nowDay)
  if (months < 1) return sayAgo(Math.floor(days / 7), 'week', language)
  if (months < 12) return sayAgo(months, 'month', language)
  return sayAgo(Math.floor(months / 12), 'year', language)
}

function sayAgo(n: number, unit: Unit, language: Language): string {
  return `${formatCounted(n, language, unitNames[language][unit])} ${ago[language]}`
}

function countWholeMonths(from: CivilDay, to: CivilDay): number {
  const months = (to.year - from.year) * 12 + to.month - from.month
  return to.day < from.day ? months - 1 : months
}
