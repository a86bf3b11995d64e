import { useState } from 'react'
import { isoToDayNumber } from '#kit/i18n/civil-day.ts'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import {
  type Calendar,
  type CalendarMonth,
  findMonth,
  monthAfter,
  monthBefore,
} from '../calendar-month.ts'
import { useCalendar } from './use-calendar.ts'

export interface ShownMonth {
  readonly calendar: Calendar
  readonly month: CalendarMonth
  setCalendar(calendar: Calendar): void
  /** Undefined where the calendar ends. */
  readonly before: (() => void) | undefined
  readonly after: (() => void) | undefined
}

/** The month on the screen: that of today until the visitor turns the page. */
export function useShownMonth(today: string): ShownMonth {
  const { language } = useLanguage()
  const { calendar, setCalendar } = useCalendar(language)
  const [day, setDay] = useState<number | null>(null)
  const at = day ?? isoToDayNumber(today)
  const month = findMonth(calendar, at) ?? (findMonth('ad', at) as CalendarMonth)
  const turnTo = (next: CalendarMonth | undefined) => next && (() => setDay(next.first))

  return {
    calendar,
    month,
    setCalendar(chosen) {
      // The middle of a month falls into the other calendar's month that it mostly covers.
      if (day !== null) setDay(month.first + 14)
      setCalendar(chosen)
    },
    before: turnTo(monthBefore(month)),
    after: turnTo(monthAfter(month)),
  }
}
