/** A list in pieces of at most so many: what a statement or a message can hold. */
export function* inBatches<Item>(items: readonly Item[], most: number): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += most) yield items.slice(from, from + most)
}
