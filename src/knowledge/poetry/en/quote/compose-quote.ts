import { dealInRow } from '../../chance/seed-row.ts'
import { seededRandom } from '../../chance/seeded-random.ts'
import type { Asked } from '../../writing-request.ts'

/** A line of our own, never put in anybody's mouth; in a row none comes twice before all have come. */
export async function composeQuote({ category, seed }: Asked<'quote'>): Promise<string> {
  const { ownLines } = await import('./quote-lines.ts')
  const matter = `quote ${category}`
  const deal = dealInRow(seededRandom(`${matter} ${seed}`), matter, seed)
  const [line = ''] = deal(ownLines(category))
  return line
}
