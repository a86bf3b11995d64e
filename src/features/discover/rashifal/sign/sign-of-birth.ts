import { bsToCivil } from '#kit/i18n/bikram-sambat.ts'
import { toLatinDigits } from '#kit/i18n/numbers.ts'
import { signByDate } from '#knowledge/rashi/sign-by-date.ts'
import type { Sign } from '#knowledge/rashi/signs.ts'

export interface BirthTyped {
  readonly calendar: 'ad' | 'bs'
  /** Needed for a Nepali date alone: its months are not of one length every year. */
  readonly year: string
  readonly month: string
  readonly day: string
}

/** Whether everything was typed that the calendar asks for. */
export function isWhole({ calendar, year, month, day }: BirthTyped): boolean {
  const parts = calendar === 'bs' ? [year, month, day] : [month, day]
  return parts.every((part) => part.trim() !== '')
}

/** The sign of a birthday as it was typed, in the digits of either language. */
export function signOfBirth({ calendar, ...typed }: BirthTyped): Sign | undefined {
  const [month, day] = [readFigure(typed.month), readFigure(typed.day)]
  if (calendar === 'ad') return signByDate(month, day)
  const civil = bsToCivil({ year: readFigure(typed.year), month, day })
  return civil && signByDate(civil.month, civil.day)
}

function readFigure(typed: string): number {
  const figure = toLatinDigits(typed.trim())
  return /^\d{1,4}$/.test(figure) ? Number(figure) : 0
}
