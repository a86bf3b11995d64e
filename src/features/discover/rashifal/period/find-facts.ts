import { civilToBs } from '#kit/i18n/bikram-sambat.ts'
import { bsMonthNames, weekdayNames } from '#kit/i18n/calendar-names.ts'
import { fromDayNumber, toDayNumber, weekdayOf } from '#kit/i18n/civil-day.ts'
import type { Language } from '#kit/i18n/language.ts'
import { todayInKathmandu } from '#kit/i18n/zoned-time.ts'
import type { ReadingPeriod } from '#knowledge/poetry/kinds.ts'
import { dayLords } from '#knowledge/rashi/day-lords.ts'
import { moonPhase } from '#knowledge/rashi/moon-phase.ts'
import { signs } from '#knowledge/rashi/signs.ts'
import type { Words } from '../words/en.ts'

interface Fact {
  readonly word: keyof Words
  readonly values?: Readonly<Record<string, string>>
}

/** Six in the evening in Kathmandu, when one can go out and look. */
const evening = { hours: 12, minutes: 15 }

/** What is so above a reading, whatever one makes of the reading: the calendar and the moon. */
export function findFacts(period: ReadingPeriod, now: number, language: Language): Fact[] {
  const today = todayInKathmandu(now)
  if (period === 'monthly') {
    const month = bsMonthNames.np[(civilToBs(today)?.month ?? 0) - 1]
    const sign = signs.find(({ solarMonth }) => solarMonth === month)
    return sign ? [{ word: 'discover.rashifal.sunIn', values: { sign: sign.name[language] } }] : []
  }
  if (period === 'weekly') return []
  const day = toDayNumber(today)
  const weekday = weekdayNames[language][weekdayOf(day)] ?? ''
  const lord = dayLords[language][weekdayOf(day)] ?? ''
  const { year, month, day: date } = fromDayNumber(day)
  const tonight = Date.UTC(year, month - 1, date, evening.hours, evening.minutes)
  return [
    { word: 'discover.rashifal.dayOf', values: { weekday, lord } },
    { word: `discover.rashifal.moon.${moonPhase(tonight)}` },
  ]
}
