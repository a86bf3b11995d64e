import { hashText } from '#kit/text/hash-text.ts'
import { normaliseName } from './normalise-name.ts'

export const lowestPercent = 50
export const highestPercent = 90

export type MatchColour = 'red' | 'pink' | 'purple'
export type Match = { percent: number; colour: MatchColour }

/**
 * The same two names always get the same answer, whichever comes first and however they are
 * spaced or capitalised. Undefined until there are two names.
 */
export function matchNames(first: string, second: string): Match | undefined {
  if (normaliseName(first) === '' || normaliseName(second) === '') return undefined
  const percent = percentOf([first, second])
  return { percent, colour: colourOf(percent) }
}

/** How well any two names match. */
export function percentOf(names: readonly [string, string]): number {
  // Plain code-unit order: a locale’s own order would give two phones two answers.
  const [one, other] = names.map(normaliseName).sort()
  return lowestPercent + spread(hashText(`${one}${other}`))
}

export function colourOf(percent: number): MatchColour {
  if (percent >= 80) return 'red'
  return percent >= 60 ? 'pink' : 'purple'
}

/** From 32 bits to the 41 numbers of the range, by their high end, which is the better mixed. */
function spread(hash: number): number {
  return Math.floor((hash / 2 ** 32) * (highestPercent - lowestPercent + 1))
}
