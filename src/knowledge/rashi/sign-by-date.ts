import { type Sign, signs } from './signs.ts'

const longestMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** The sign of a birthday, by the tropical dates; undefined for a day no calendar has. */
export function signByDate(month: number, day: number): Sign | undefined {
  const length = longestMonths[month - 1]
  if (!length || !Number.isInteger(day) || day < 1 || day > length) return undefined
  return signs.find(
    ({ from, until }) =>
      (month === from.month && day >= from.day) || (month === until.month && day <= until.day),
  )
}
