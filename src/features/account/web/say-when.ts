import { toDayNumber } from '#kit/i18n/civil-day.ts'
import { formatClock } from '#kit/i18n/clock.ts'
import type { Language } from '#kit/i18n/language.ts'
import { formatRelative } from '#kit/i18n/relative-time.ts'
import { dayInZone } from '#kit/i18n/zoned-time.ts'
import type { Words } from '../words/en.ts'

type Say = (key: keyof Words) => string

/** "today", "yesterday", "3 weeks ago": the server knows days, and counts them in UTC. */
export function sayDay(day: string, now: number, language: Language, t: Say): string {
  const today = Date.parse(new Date(now).toISOString().slice(0, 10))
  const then = Date.parse(day)
  return then >= today ? t('common.account.today') : formatRelative(then, today, language, 'UTC')
}

/** "tomorrow, 2:05 PM": a moment that is less than a day ahead. */
export function saySoon(moment: string, now: number, language: Language, t: Say): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const at = Date.parse(moment)
  const isToday = toDayNumber(dayInZone(at, zone)) === toDayNumber(dayInZone(now, zone))
  const day = t(isToday ? 'common.account.today' : 'common.account.tomorrow')
  return `${day}${language === 'np' ? ' ' : ', '}${formatClock(at, zone, language)}`
}
