/** A part of the text as the visitor wrote it: from `start` up to, not including, `end`. */
export type TextRange = { readonly start: number; readonly end: number }

/** In reading order, each place once: of two that overlap the one that begins first keeps its place. */
export function inReadingOrder<Range extends TextRange>(ranges: readonly Range[]): Range[] {
  const sorted = [...ranges].sort((a, b) => a.start - b.start || b.end - a.end)
  const kept: Range[] = []
  for (const range of sorted) {
    const last = kept.at(-1)
    if (!last || range.start >= last.end) kept.push(range)
  }
  return kept
}

/** Those of `ranges` that touch none of `taken`; both in reading order, each place once. */
export function withoutOverlaps<Range extends TextRange>(
  ranges: readonly Range[],
  taken: readonly TextRange[],
): Range[] {
  let next = 0
  return ranges.filter(({ start, end }) => {
    while ((taken[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1
    return (taken[next]?.start ?? Number.POSITIVE_INFINITY) >= end
  })
}
