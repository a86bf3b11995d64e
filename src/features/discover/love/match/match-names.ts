import { hashText } from '#kit/text/hash-text.ts'
import { isBlank } from '#kit/text/normalise.ts'
import { famousPairOf } from '#knowledge/poetry/love/famous-pairs.ts'
import { foldPerson } from '#knowledge/poetry/love/fold-person.ts'

export const lowestPercent = 50
export const highestPercent = 90
const fromRed = 80

export type MatchColour = 'red' | 'pink' | 'purple'
export type Match = { percent: number; colour: MatchColour }

/**
 * The same two names always get the same answer, whichever comes first, however they are spaced or
 * capitalised, and in either script. Undefined until there are two names.
 */
export function matchNames(first: string, second: string): Match | undefined {
  if (isBlank(first) || isBlank(second)) return undefined
  const percent = percentOf([first, second])
  return { percent, colour: colourOf(percent) }
}

/** How well any two names match. A pair that everybody has heard of is among the reds. */
export function percentOf(names: readonly [string, string]): number {
  // Plain code-unit order: a locale’s own order would give two phones two answers.
  const hash = hashText(names.map(foldPerson).sort().join(' & '))
  const lowest = famousPairOf(names) ? fromRed : lowestPercent
  return lowest + spread(hash, highestPercent - lowest + 1)
}

export function colourOf(percent: number): MatchColour {
  if (percent >= fromRed) return 'red'
  return percent >= 60 ? 'pink' : 'purple'
}

/** From 32 bits to the numbers of a range, by their high end, which is the better mixed. */
function spread(hash: number, numbers: number): number {
  return Math.floor((hash / 2 ** 32) * numbers)
}
