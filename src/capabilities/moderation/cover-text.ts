import { inReadingOrder, type TextRange } from '#kit/text/text-range.ts'
import { cover } from './cover.ts'

/** The text with these places out of sight. */
export function coverText(text: string, places: readonly TextRange[]): string {
  let covered = ''
  let from = 0
  for (const { start, end } of inReadingOrder(places)) {
    covered += text.slice(from, start) + cover
    from = end
  }
  return covered + text.slice(from)
}
