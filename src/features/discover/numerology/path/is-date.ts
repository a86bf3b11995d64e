const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Whether the Gregorian calendar has this day, in the years a date field can hold. */
export function isDate(year: number, month: number, day: number): boolean {
  if (![year, month, day].every(Number.isInteger)) return false
  if (year < 1 || year > 9999 || day < 1) return false
  const length = monthLengths[month - 1]
  return length !== undefined && day <= (month === 2 && isLeapYear(year) ? 29 : length)
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}
