const together = 2_000

/** Everybody at once, as far as one test process can be a crowd: so many requests in flight. */
export async function inWaves<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let from = 0; from < items.length; from += together) {
    results.push(...(await Promise.all(items.slice(from, from + together).map(work))))
  }
  return results
}
