import { say } from '../../chance/choose.ts'
import { seededRandom } from '../../chance/seeded-random.ts'
import type { Asked } from '../../writing-request.ts'
import { quoteLines } from './quote-lines.ts'

export function composeQuote({ category, seed }: Asked<'quote'>): string {
  return say(seededRandom(`quote ${category} ${seed}`), quoteLines[category])
}
