import { padded } from './civil-day.ts'
import type { Language } from './language.ts'
import { toDevanagariDigits } from './numbers.ts'
import { timeInZone } from './zoned-time.ts'

/**
 * "बिहान ८:०५ बजे" or "8:05 AM". English keeps the twelve-hour clock too: it is how the time is
 * said in Nepal, and both languages then show the same figures when the visitor switches.
 */
export function formatClock(
  epochMillis: number,
  timeZone: string,
  language: Language,
  { seconds = false }: { readonly seconds?: boolean } = {},
): string {
  const { hour, minute, second } = timeInZone(epochMillis, timeZone)
  if (Number.isNaN(hour)) return ''
  const figures = [hour % 12 || 12, padded(minute), ...(seconds ? [padded(second)] : [])]
  const clock = figures.join(':')
  return language === 'np'
    ? toDevanagariDigits(`${nepaliDayPart(hour)} ${clock} बजे`)
    : `${clock} ${hour < 12 ? 'AM' : 'PM'}`
}

function nepaliDayPart(hour: number): string {
  if (hour < 4 || hour >= 20) return 'राति'
  if (hour < 11) return 'बिहान'
  return hour < 16 ? 'दिउँसो' : 'साँझ'
}
