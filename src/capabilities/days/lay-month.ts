const daysInWeek = 7

/**
 * Lays the days of any month, Gregorian or Bikram Sambat, into weeks that begin on Sunday, as
 * Nepali calendars do. `firstWeekday` is 0 for Sunday; places outside the month are null.
 */
export function layMonth(firstWeekday: number, length: number): (number | null)[][] {
  const weeks: (number | null)[][] = []
  for (let first = 1 - firstWeekday; first <= length; first += daysInWeek) {
    weeks.push(
      Array.from({ length: daysInWeek }, (_, place) => {
        const day = first + place
        return day >= 1 && day <= length ? day : null
      }),
    )
  }
  return weeks
}

/** Entries under the day they belong to, in the order given. */
export function groupByDate<Entry extends { readonly date: string }>(
  entries: readonly Entry[],
): ReadonlyMap<string, Entry[]> {
  const days = new Map<string, Entry[]>()
  for (const entry of entries) {
    const day = days.get(entry.date)
    if (day) day.push(entry)
    else days.set(entry.date, [entry])
  }
  return days
}
