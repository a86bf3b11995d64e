/**
 * What was learnt. Each weight is for, against or nothing: so many small ones speak together that
 * how much each of them counts hardly matters, and a third of the bytes carries what all did.
 */
export interface PackedWeights {
  /** Two to the power of `bits` buckets. */
  readonly bits: number
  /** Read by letters and by words together, or each word alone. */
  readonly closely: boolean
  readonly groups: readonly PackedGroup[]
}

/** Heads that were learnt together: what speaks for one of them often speaks against the next. */
export interface PackedGroup {
  readonly heads: readonly Head[]
  /** How far it is from one bucket that counts to the next, a letter each. */
  readonly gaps: string
  /** What the bucket says to each head, a letter each: the place of it in `sayings`. */
  readonly said: string
  /** One digit a head, its place in `amounts`. The commonest first. */
  readonly sayings: readonly string[]
}

interface Head {
  readonly name: string
  readonly bias: number
  /** What one weight is worth. */
  readonly worth: number
}

/** What a digit says, in so many times the worth of a weight: nothing, for, against, and more so. */
const amounts = [0, 1, -1, 2, -2, 4, -4]

export interface Weights {
  readonly bits: number
  readonly closely: boolean
  readonly names: readonly string[]
  readonly bias: Float32Array
  /** For each bucket one number a head. */
  readonly values: Float32Array
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

export function unpackWeights({ bits, closely, groups }: PackedWeights): Weights {
  const heads = groups.flatMap((group) => group.heads)
  const values = new Float32Array((1 << bits) * heads.length)
  let before = 0
  for (const { heads: own, gaps, said, sayings } of groups) {
    let bucket = -1
    let counted = 0
    for (const letter of gaps) {
      const gap = placeOf.get(letter) as number
      bucket += gap
      if (gap === farthest) continue
      const saying = sayings[placeOf.get(said.charAt(counted)) as number] as string
      counted += 1
      for (let head = 0; head < own.length; head += 1) {
        const amount = amounts[Number(saying.charAt(head))] as number
        values[bucket * heads.length + before + head] = amount * (own[head] as Head).worth
      }
    }
    before += own.length
  }
  return {
    bits,
    closely,
    names: heads.map(({ name }) => name),
    bias: Float32Array.from(heads, ({ bias }) => bias),
    values,
  }
}

export interface LearntHead {
  readonly name: string
  readonly bias: number
  readonly values: Float32Array
}

/**
 * `fewest`: a weight counts where it is so many times as large as they are on the whole. Where a few
 * words say nearly all, how much each says is kept roughly; where thousands speak, only for or against.
 */
export function packGroup(
  learnt: readonly LearntHead[],
  fewest: number,
  roughly = false,
): PackedGroup {
  const limits = learnt.map(({ values }) => {
    const squares = values.reduce((sum, value) => sum + value * value, 0)
    return fewest * Math.sqrt(squares / values.length)
  })
  const sayingOf = (bucket: number) =>
    learnt
      .map(({ values }, head) => {
        const value = values[bucket] as number
        return String(digitFor(value, limits[head] as number, roughly))
      })
      .join('')
  const counting: [bucket: number, saying: string][] = []
  const silence = '0'.repeat(learnt.length)
  for (let bucket = 0; bucket < (learnt[0]?.values.length ?? 0); bucket += 1) {
    const saying = sayingOf(bucket)
    if (saying !== silence) counting.push([bucket, saying])
  }
  const sayings = commonestFirst(counting.map(([, saying]) => saying))
  const place = new Map(sayings.map((saying, at) => [saying, letters[at] as string]))
  return {
    heads: learnt.map(({ name, bias, values }, head) => {
      const limit = limits[head] as number
      let sum = 0
      let times = 0
      for (const value of values) {
        sum += Math.abs(value) >= limit ? Math.abs(value) : 0
        times += Math.abs(amounts[digitFor(value, limit, roughly)] as number)
      }
      return { name, bias: round(bias), worth: round(sum / (times || 1)) }
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

function round(value: number): number {
  return Number(value.toPrecision(5))
}
