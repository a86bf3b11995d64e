import { describe, expect, it } from 'vitest'
import { type Part, shareOut } from './share-out.ts'

/** Whatever pages have in common with one another, a hundred bytes of it each. */
function makeParts(pages: number): readonly Part[] {
  const sets = Array.from({ length: pages }, (_, one) =>
    Array.from({ length: pages - one - 1 }, (_, more) => [one, one + more + 1]),
  ).flat()
  return sets.map((own) => ({ pages: own, size: 100, imports: [] }))
}

/** How many files a page fetches, for itself and with others that import them. */
function countFiles(parts: readonly Part[], places: readonly number[], page: number): number {
  const found = new Set(places.filter((_, part) => parts[part]?.pages.includes(page)))
  for (const file of found) {
    for (const [part, { imports }] of parts.entries()) {
      if (places[part] === file) for (const other of imports) found.add(places[other] as number)
    }
  }
  found.delete(0)
  return found.size
}

const apart = (parts: readonly Part[]) => parts.map((_, part) => part + 1)

describe('parts that pages share', () => {
  it('lie in so few files that no page fetches more than it may', () => {
    const parts = makeParts(8)
    const places = shareOut(parts, new Array(8).fill(1), 3)
    for (let page = 0; page < 8; page++) {
      expect(countFiles(parts, apart(parts), page)).toBe(7)
      expect(countFiles(parts, places, page)).toBeLessThanOrEqual(3)
    }
  })

  it('stay apart as long as nobody fetches too many', () => {
    const parts = makeParts(4)
    expect(new Set(shareOut(parts, [1, 1, 1, 1], 3)).size).toBe(parts.length)
  })

  it('count what a file brings along that it imports', () => {
    const parts: readonly Part[] = [
      { pages: [0, 1], size: 100, imports: [] },
      { pages: [0, 1, 2], size: 100, imports: [] },
      { pages: [0, 2], size: 100, imports: [3] },
      { pages: [0, 2, 3], size: 5_000, imports: [] },
    ]
    const places = shareOut(parts, [1, 1, 1, 1], 2)
    for (let page = 0; page < 4; page++)
      expect(countFiles(parts, places, page)).toBeLessThanOrEqual(2)
    // The second page needs nothing of the large one, nor of what imports it.
    expect(places[0]).not.toBe(places[3])
    expect(places[0]).not.toBe(places[2])
  })

  it('burden pages that weigh little rather than heavy ones', () => {
    const parts: readonly Part[] = [
      { pages: [0, 1], size: 1_000, imports: [] },
      { pages: [0, 2], size: 1_000, imports: [] },
      { pages: [0, 3], size: 1_000, imports: [] },
    ]
    const whenHeavy = (page: number) =>
      shareOut(
        parts,
        [0, 1, 2, 3].map((each) => (each === page ? 9 : 1)),
        2,
      )
    for (const page of [1, 2, 3]) {
      const places = whenHeavy(page)
      // The heavy page's own part lies alone: nothing else comes along with it.
      expect(places.filter((place) => place === places[page - 1])).toHaveLength(1)
    }
  })
})
