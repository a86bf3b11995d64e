import { isDate } from './is-date.ts'

/** Numbers numerology leaves whole wherever they turn up. */
const masterNumbers: readonly number[] = [11, 22, 33]

/** A number and what became of it, for showing the sum: [1986, 24, 6]. */
export type Reduction = readonly [start: number, ...steps: number[]]

export type LifePath = {
  number: number
  steps: { day: Reduction; month: Reduction; year: Reduction; sum: Reduction }
}

/**
 * Day, month and year are reduced apart and then added, masters kept at each step. Adding all
 * eight digits at once, as some do, would lose the 11 of a November. Undefined for a date the
 * AD calendar does not have.
 */
export function lifePath(year: number, month: number, day: number): LifePath | undefined {
  if (!isDate(year, month, day)) return undefined
  const steps = { day: reduce(day), month: reduce(month), year: reduce(year) }
  const sum = reduce(lastOf(steps.day) + lastOf(steps.month) + lastOf(steps.year))
  return { number: lastOf(sum), steps: { ...steps, sum } }
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
