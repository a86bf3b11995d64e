import type { FeatureKind } from '../reading/features.ts'

/**
 * What was learnt, as a phone fetches it. Each weight is for, against or nothing: so many small ones
 * speak together that how much each counts hardly matters, and a third of the bytes carries what all
 * did. How much those of one table count was learnt too.
 */
export interface PackedWeights {
  readonly heads: readonly { readonly name: string; readonly bias: number }[]
  readonly tables: readonly PackedTable[]
}

/** The weights of one kind of feature. */
export interface PackedTable {
  readonly of: FeatureKind
  /** Two to the power of `bits` buckets. */
  readonly bits: number
  /** How far it is from one bucket that counts for any head to the next; `gaps` then go from one of these to another. */
  readonly heeded?: string
  /** The heads in their order, some of them at a time. */
  readonly groups: readonly PackedGroup[]
}

/** Heads that were learnt together: what speaks for one of them often speaks against the next. */
interface PackedGroup {
  /** What one weight is worth, for each head. */
  readonly worths: readonly number[]
  /** How far it is from one bucket that counts to the next, a letter each. */
  readonly gaps: string
  /** What the bucket says to each head, a letter each: the place of it in `sayings`. */
  readonly said: string
  /** One digit a head, its place in `amounts`. The commonest first. */
  readonly sayings: readonly string[]
}

/** What a digit says, in so many times the worth of a weight: nothing, for, against, and more so. */
const amounts = [0, 1, -1, 2, -2, 4, -4]

export interface Weights {
  readonly names: readonly string[]
  readonly bias: Float32Array
  readonly tables: readonly WeightTable[]
}

export interface WeightTable {
  readonly of: FeatureKind
  readonly bits: number
  /** For each bucket one digit's amount a head: a quarter of the memory that sums would take. */
  readonly amounts: Int8Array
  /** What an amount of one is worth, for each head. */
  readonly worths: Float32Array
}

/** Letters that stand in a string as they are, those of one byte first. */
const letters = [...range(0x20, 0x7e), ...range(0xa1, 0x17f)]
  .map((point) => String.fromCharCode(point))
  .filter((letter) => letter !== '"' && letter !== '\\')
/** The letter that says: go so far, nothing counts on the way. */
const farthest = 92
const placeOf = new Map(letters.map((letter, at) => [letter, at]))

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

export function unpackWeights({ heads, tables }: PackedWeights): Weights {
  return {
    names: heads.map(({ name }) => name),
    bias: Float32Array.from(heads, ({ bias }) => bias),
    tables: tables.map((table) => unpackTable(table, heads.length)),
  }
}

function unpackTable({ of, bits, groups, heeded }: PackedTable, heads: number): WeightTable {
  const told = new Int8Array((1 << bits) * heads)
  const buckets = heeded === undefined ? undefined : readGaps(heeded)
  let before = 0
  for (const { worths, gaps, said, sayings } of groups) {
    readGaps(gaps).forEach((place, counted) => {
      const bucket = buckets ? (buckets[place] as number) : place
      const saying = sayings[placeOf.get(said.charAt(counted)) as number] as string
      for (let head = 0; head < worths.length; head += 1) {
        told[bucket * heads + before + head] = amounts[Number(saying.charAt(head))] as number
      }
    })
    before += worths.length
  }
  return {
    of,
    bits,
    amounts: told,
    worths: Float32Array.from(groups.flatMap((group) => group.worths)),
  }
}

function readGaps(gaps: string): number[] {
  const places: number[] = []
  let place = -1
  for (const letter of gaps) {
    const gap = placeOf.get(letter) as number
    place += gap
    if (gap !== farthest) places.push(place)
  }
  return places
}

/** How a table is packed. */
export interface Packing {
  readonly of: FeatureKind
  readonly bits: number
  /** A weight counts where it is so many times as large as they are on the whole. */
  readonly fewest: number
  /** Where a few words say nearly all, how much each says is kept roughly, each head alone. */
  readonly roughly?: boolean
  /** Where many heads heed few of many buckets, those are listed once for all. */
  readonly isSparse?: boolean
}

/** At most so many heads go together, or there would be more sayings than letters. */
const mostTogether = 5

/** `learnt`: the weights of each head. */
export function packTable(
  { of, bits, fewest, roughly = false, isSparse = false }: Packing,
  learnt: readonly Float32Array[],
): PackedTable {
  if (isSparse) return packSparsely({ of, bits, fewest, roughly }, learnt)
  const together = roughly ? 1 : Math.ceil(learnt.length / Math.ceil(learnt.length / mostTogether))
  const groups: PackedGroup[] = []
  for (let from = 0; from < learnt.length; from += together) {
    const own = learnt.slice(from, from + together)
    groups.push(
      packGroup(
        own,
        own.map((values) => limitOf(values, fewest)),
        roughly,
      ),
    )
  }
  return { of, bits, groups }
}

/** `learnt` may be of several choices: what any of them heeds is listed. */
function packSparsely(table: Packing, learnt: readonly Float32Array[]): PackedTable {
  const { fewest, roughly = false } = table
  const limits = learnt.map((values) => limitOf(values, fewest))
  const heeded: number[] = []
  for (let bucket = 0; bucket < 1 << table.bits; bucket += 1) {
    const isHeeded = learnt.some(
      (values, head) => digitFor(values[bucket] as number, limits[head] as number, roughly) > 0,
    )
    if (isHeeded) heeded.push(bucket)
  }
  const own = learnt.map((values) =>
    Float32Array.from(heeded, (bucket) => values[bucket] as number),
  )
  const groups = own.map((values, head) => packGroup([values], [limits[head] as number], roughly))
  return { of: table.of, bits: table.bits, heeded: writeGaps(heeded), groups }
}

function limitOf(values: Float32Array, fewest: number): number {
  const squares = values.reduce((sum, value) => sum + value * value, 0)
  return fewest * Math.sqrt(squares / values.length)
}

function packGroup(
  learnt: readonly Float32Array[],
  limits: readonly number[],
  roughly: boolean,
): PackedGroup {
  const sayingOf = (bucket: number) =>
    learnt
      .map((values, head) =>
        String(digitFor(values[bucket] as number, limits[head] as number, roughly)),
      )
      .join('')
  const counting: [bucket: number, saying: string][] = []
  const silence = '0'.repeat(learnt.length)
  for (let bucket = 0; bucket < (learnt[0]?.length ?? 0); bucket += 1) {
    const saying = sayingOf(bucket)
    if (saying !== silence) counting.push([bucket, saying])
  }
  const sayings = commonestFirst(counting.map(([, saying]) => saying))
  const place = new Map(sayings.map((saying, at) => [saying, letters[at] as string]))
  return {
    worths: learnt.map((values, head) => {
      const limit = limits[head] as number
      let sum = 0
      let times = 0
      for (const value of values) {
        sum += Math.abs(value) >= limit ? Math.abs(value) : 0
        times += Math.abs(amounts[digitFor(value, limit, roughly)] as number)
      }
      return round(sum / (times || 1))
    }),
    gaps: writeGaps(counting.map(([bucket]) => bucket)),
    said: counting.map(([, saying]) => place.get(saying)).join(''),
    sayings,
  }
}

function digitFor(value: number, limit: number, roughly: boolean): number {
  const size = Math.abs(value)
  if (value === 0 || size < limit) return 0
  const against = value < 0 ? 1 : 0
  if (!roughly || size < 2 * limit) return 1 + against
  return (size < 4 * limit ? 3 : 5) + against
}

function writeGaps(buckets: readonly number[]): string {
  let last = -1
  let gaps = ''
  for (const bucket of buckets) {
    let gap = bucket - last
    for (; gap >= farthest; gap -= farthest) gaps += letters[farthest]
    gaps += letters[gap]
    last = bucket
  }
  return gaps
}

function commonestFirst(sayings: readonly string[]): string[] {
  const times = new Map<string, number>()
  for (const saying of sayings) times.set(saying, (times.get(saying) ?? 0) + 1)
  return [...times].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([saying]) => saying)
}

export function round(value: number): number {
  return Number(value.toPrecision(5))
}
