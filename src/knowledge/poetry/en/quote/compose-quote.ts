import { dealLine } from '../../chance/seed-row.ts'
import type { Asked } from '../../writing-request.ts'

/** A line of our own, never put in anybody's mouth. */
export async function composeQuote({ category, seed }: Asked<'quote'>): Promise<string> {
  const { ownLines } = await import('./quote-lines.ts')
  return dealLine(ownLines(category), `quote ${category}`, seed)
}
