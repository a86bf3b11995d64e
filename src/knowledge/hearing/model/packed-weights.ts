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
  /** One digit a head: 0 nothing, 1 for, 2 against. The commonest first. */
  readonly sayings: readonly string[]
}

interface Head {
  readonly name: string
  readonly bias: number
  /** What one weight is worth. */
  readonly worth: number
}

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
        const sign = saying.charAt(head)
        if (sign === '0') continue
        const { worth } = own[head] as Head
        values[bucket * heads.length + before + head] = sign === '1' ? worth : -worth
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

/** `fewest`: a weight counts where it is so many times as large as they are on the whole. */
export function packGroup(learnt: readonly LearntHead[], fewest: number): PackedGroup {
  const limits = learnt.map(({ values }) => {
    const squares = values.reduce((sum, value) => sum + value * value, 0)
    return fewest * Math.sqrt(squares / values.length)
  })
  const sayingOf = (bucket: number) =>
    learnt
      .map(({ values }, head) => {
        const value = values[bucket] as number
        if (value === 0 || Math.abs(value) < (limits[head] as number)) return '0'
        return value > 0 ? '1' : '2'
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
      const heavy = values.filter((value) => Math.abs(value) >= (limits[head] as number))
      const sum = heavy.reduce((all, value) => all + Math.abs(value), 0)
      return { name, bias: round(bias), worth: round(sum / (heavy.length || 1)) }
    }),
    gaps: writeGaps(counting.map(([bucket]) => bucket)),
    said: counting.map(([, saying]) => place.get(saying)).join(''),
    sayings,
  }
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
