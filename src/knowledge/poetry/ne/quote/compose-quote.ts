import { linesOf } from '#kit/text/lines-of.ts'
import { say } from '../../chance/choose.ts'
import { seededRandom } from '../../chance/seeded-random.ts'
import type { Asked } from '../../writing-request.ts'
import { quoteLines } from './quote-lines.ts'

/** A line of our own, never put in anybody's mouth. */
export function composeQuote({ category, seed }: Asked<'quote'>): string {
  return say(seededRandom(`quote\n${category}\n${seed}`), linesOf(quoteLines[category]))
}
