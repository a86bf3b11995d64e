import { bsToCivil, civilToBs } from '#kit/i18n/bikram-sambat.ts'
import type { CivilDay } from '#kit/i18n/civil-day.ts'
import { writeIsoDay } from '#kit/i18n/civil-day.ts'

export interface Remembered<Entry> {
  readonly yearsAgo: number
  readonly entries: readonly Entry[]
}

const mostYears = 60

/** What was written on this day in years before, in the calendar given; the latest year first. */
export function findOnThisDay<Entry extends { readonly date: string }>(
  byDate: ReadonlyMap<string, readonly Entry[]>,
  today: CivilDay,
  calendar: 'ad' | 'bs',
): readonly Remembered<Entry>[] {
  const remembered: Remembered<Entry>[] = []
  for (let yearsAgo = 1; yearsAgo <= mostYears; yearsAgo++) {
    const day = calendar === 'bs' ? bsYearsBefore(today, yearsAgo) : adYearsBefore(today, yearsAgo)
    const entries = day && byDate.get(writeIsoDay(day))
    if (entries) remembered.push({ yearsAgo, entries })
  }
  return remembered
}

function adYearsBefore(today: CivilDay, years: number): CivilDay {
  return { ...today, year: today.year - years }
}

function bsYearsBefore(today: CivilDay, years: number): CivilDay | undefined {
  const bs = civilToBs(today)
  return bs && bsToCivil({ ...bs, year: bs.year - years })
}
