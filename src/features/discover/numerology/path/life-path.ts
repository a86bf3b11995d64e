import { isRealDay, readIsoDay } from '#kit/i18n/civil-day.ts'
import type { LifePathNumber } from '#knowledge/poetry/kinds.ts'

/** Numbers numerology leaves whole wherever they turn up. */
const masterNumbers: readonly number[] = [11, 22, 33]

/** A number and what became of it, for showing the sum: [1986, 24, 6]. */
export type Reduction = readonly [start: number, ...steps: number[]]

export type LifePath = {
  number: LifePathNumber
  steps: { day: Reduction; month: Reduction; year: Reduction; sum: Reduction }
}

/**
 * Day, month and year are reduced apart and then added, masters kept at each step. Adding all
 * eight digits at once, as some do, would lose the 11 of a November. Undefined for a date the
 * AD calendar does not have.
 */
export function lifePath(year: number, month: number, day: number): LifePath | undefined {
  return isRealDay({ year, month, day }) ? pathOf(year, month, day) : undefined
}

/** The number of a day that is known to be one, written YYYY-MM-DD. */
export function lifePathOf(isoDay: string): LifePathNumber {
  const { year, month, day } = readIsoDay(isoDay)
  return pathOf(year, month, day).number
}

function pathOf(year: number, month: number, day: number): LifePath {
  const steps = { day: reduce(day), month: reduce(month), year: reduce(year) }
  const sum = reduce(lastOf(steps.day) + lastOf(steps.month) + lastOf(steps.year))
  return { number: lastOf(sum) as LifePathNumber, steps: { ...steps, sum } }
}

/** Digits are added until one is left, or a master number is met. */
export function reduce(start: number): Reduction {
  const steps: number[] = []
  let current = start
  while (current > 9 && !masterNumbers.includes(current)) {
    current = sumOfDigits(current)
    steps.push(current)
  }
  return [start, ...steps]
}

function sumOfDigits(number: number): number {
  return [...String(number)].reduce((sum, digit) => sum + Number(digit), 0)
}

function lastOf(reduction: Reduction): number {
  return reduction.at(-1) ?? reduction[0]
}
