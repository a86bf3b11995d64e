/** Modules that the same pages need; whoever fetches them fetches what they import. */
export interface Part {
  readonly pages: readonly number[]
  readonly size: number
  /** Other parts, by their place in the list. */
  readonly imports: readonly number[]
}

/** The file that every page fetches anyway: it is none too many for anybody. */
const ofAll = 0

/**
 * Puts parts into files so that no page fetches more than `most` of them, beside the one of all
 * pages, and that pages fetch little that they do not need; a byte counts as much as its page weighs.
 * Answers the file of each part.
 *
 * A file too many has a price in bytes. As long as it makes bytes and prices less, a part or a
 * whole file moves into another, the best step first; then the price rises, until none is too many.
 */
export function shareOut(
  parts: readonly Part[],
  weights: readonly number[],
  most: number,
): readonly number[] {
  const measure = createMeasure(parts, weights, most)
  const places = parts.map((_, part) => part + 1)
  let price = 1
  for (;;) {
    const step = findJoin(places, measure, price) ?? findMove(places, measure, price)
    if (step) for (const part of step.moved) places[part] = step.to
    else if (measure.sum(places, price).tooMany > 0) price *= 2
    else return places
  }
}

interface Step {
  readonly moved: readonly number[]
  readonly to: number
}

/** The two files that are best one, if all costs less then. */
function findJoin(places: number[], measure: Measure, price: number): Step | undefined {
  let least = measure.sum(places, price).cost
  const before = least
  const files = [...new Set([ofAll, ...places])]
  const bounds = files.flatMap((to, place) =>
    files
      .slice(place + 1)
      .map((from) => ({ from, to, bound: before + measure.least(from, to, price) })),
  )
  let found: Step | undefined
  for (const { from, to, bound } of bounds.sort((one, other) => one.bound - other.bound)) {
    if (bound >= least) return found
    const moved = [...places.keys()].filter((part) => places[part] === from)
    const cost = costOf({ moved, to }, places, measure, price)
    if (cost < least) {
      least = cost
      found = { moved, to }
    }
  }
  return found
}

/** The part that is best in another file, if all costs less then. */
function findMove(places: number[], measure: Measure, price: number): Step | undefined {
  let least = measure.sum(places, price).cost
  let found: Step | undefined
  for (const to of new Set([ofAll, ...places])) {
    for (const [part, from] of places.entries()) {
      if (from === to) continue
      const step = { moved: [part], to }
      const cost = costOf(step, places, measure, price)
      if (cost < least) {
        least = cost
        found = step
      }
    }
  }
  return found
}

function costOf({ moved, to }: Step, places: number[], measure: Measure, price: number): number {
  const before = moved.map((part) => places[part] as number)
  for (const part of moved) places[part] = to
  const { cost } = measure.sum(places, price)
  for (const [place, part] of moved.entries()) places[part] = before[place] as number
  return cost
}

type Measure = ReturnType<typeof createMeasure>

/** Tried some hundred thousand times in a build: what it counts in is made once. */
function createMeasure(parts: readonly Part[], weights: readonly number[], most: number) {
  const words = Math.ceil(weights.length / 32)
  const own = new Int32Array(parts.length * words)
  for (const [part, { pages }] of parts.entries()) {
    for (const page of pages) add(own, part * words + (page >> 5), 1 << (page & 31))
  }
  const edges = Int32Array.from(
    parts.flatMap(({ imports }, part) => imports.flatMap((other) => [part, other])),
  )
  const sizes = new Float64Array(parts.length + 1)
  /** Of each file the pages that fetch it, as bits. */
  const fetched = new Int32Array(sizes.length * words)
  const counts = new Uint8Array(weights.length)

  /** A page fetches a file for itself, or with another that imports it. */
  function findFetched(places: readonly number[]): void {
    sizes.fill(0)
    fetched.fill(0).fill(-1, ofAll, words)
    for (let part = 0; part < places.length; part++) {
      const file = at(places, part)
      sizes[file] = at(sizes, file) + (parts[part] as Part).size
      for (let word = 0; word < words; word++)
        add(fetched, file * words + word, at(own, part * words + word))
    }
    let grows = true
    while (grows) {
      grows = false
      for (let edge = 0; edge < edges.length; edge += 2) {
        const from = at(places, at(edges, edge))
        const to = at(places, at(edges, edge + 1))
        if (from === to || to === ofAll) continue
        for (let word = 0; word < words; word++) {
          if (add(fetched, to * words + word, at(fetched, from * words + word))) grows = true
        }
      }
    }
  }

  /** What all pages fetch, and how many files too many. */
  function sum(places: readonly number[], price: number) {
    findFetched(places)
    counts.fill(0)
    let bytes = 0
    for (let file = 0; file < sizes.length; file++) {
      const size = at(sizes, file)
      if (size === 0) continue
      for (let page = 0; page < counts.length; page++) {
        if (!isFetched(file, page)) continue
        bytes += size * at(weights, page)
        if (file !== ofAll) counts[page] = at(counts, page) + 1
      }
    }
    let tooMany = 0
    for (const count of counts) tooMany += Math.max(0, count - most)
    return { tooMany, cost: bytes + price * tooMany }
  }

  /** What joining two files costs at least: what one of them imports may cost more. As last summed up. */
  function least(from: number, to: number, price: number): number {
    let cost = 0
    for (let page = 0; page < counts.length; page++) {
      const [one, other] = [isFetched(from, page), isFetched(to, page)]
      if (one && !other) cost += at(sizes, to) * at(weights, page)
      if (other && !one) cost += at(sizes, from) * at(weights, page)
      if (one && other && at(counts, page) > most) cost -= price
    }
    return cost
  }

  function isFetched(file: number, page: number): boolean {
    return (at(fetched, file * words + (page >> 5)) & (1 << (page & 31))) !== 0
  }

  return { sum, least }
}

/** Answers whether that added any. */
function add(list: Int32Array, place: number, bits: number): boolean {
  const before = at(list, place)
  list[place] = before | bits
  return at(list, place) !== before
}

function at(list: ArrayLike<number>, place: number): number {
  return list[place] as number
}
