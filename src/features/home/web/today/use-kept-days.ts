import { useMemo } from 'react'
import { dayHere, useToday } from '#capabilities/days/web/today.ts'
import { useRecords } from '#capabilities/vault/web/use-records.ts'
import { isoToDayNumber } from '#kit/i18n/civil-day.ts'

/** As far back as the tree remembers: every heart has its day's own place on it. */
export const daysOnTree = 28

/** The days of these weeks on which something was kept: a page, a mood, a note, a poem. */
export function useKeptDays(): readonly number[] {
  const today = useToday()
  const diary = useRecords('diary').records
  const moods = useRecords('moods').records
  const journal = useRecords('journal').records
  const favourites = useRecords('favourites').records
  return useMemo(() => {
    if (!today) return []
    const last = isoToDayNumber(today)
    const dates = [
      ...[...diary, ...moods, ...journal].map(({ date }) => date),
      ...favourites.map(({ at }) => dayHere(at)),
    ]
    const days = [...new Set(dates)].map(isoToDayNumber)
    return days.filter((day) => day <= last && day > last - daysOnTree)
  }, [today, diary, moods, journal, favourites])
}
