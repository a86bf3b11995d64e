import type { Language } from '#kit/i18n/language.ts'
import { device } from '#kit/web/device-store.ts'
import { makeKeptStore, useStore } from '#kit/web/make-store.ts'
import type { Calendar } from '../calendar-month.ts'

const key = 'calendar'
const choice = makeKeptStore<Calendar | null>(
  () => device.read(key),
  (kept) => (kept === 'ad' || kept === 'bs' ? kept : null),
)

/** The calendar the visitor reads by. Until one is chosen, the one of the language. */
export function useCalendar(language: Language): {
  calendar: Calendar
  setCalendar(calendar: Calendar): void
} {
  const chosen = useStore(choice)
  return { calendar: chosen ?? (language === 'np' ? 'bs' : 'ad'), setCalendar: remember }
}

function remember(calendar: Calendar): void {
  device.keep(key, calendar)
  choice.tell()
}
