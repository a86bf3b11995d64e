/**
 * What was learnt. Each weight is for, against or nothing: so many small ones speak together that
 * how much each of them counts does not matter, and a third of the bytes carries what all did.
 */
export interface PackedWeights {
  /** Two to the power of `bits` buckets. */
  readonly bits: number
  readonly heads: readonly PackedHead[]
}

export interface PackedHead {
  readonly name: string
  readonly bias: number
  /** What one weight is worth. */
  readonly worth: number
  /** How far it is from one bucket that counts to the next, a letter each. */
  readonly gaps: string
  /** Whether it speaks for or against. */
  readonly signs: string
}

export interface Weights {
  readonly bits: number
  readonly names: readonly string[]
  readonly bias: Float32Array
  /** For each bucket one number a head. */
  readonly values: Float32Array
}

/** Printable letters but for the two that a string must escape. */
const letters = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
  .filter((letter) => letter !== '"' && letter !== '\\')
  .join('')
/** The letter that says: go so far, nothing counts on the way. */
const farthest = letters.length - 1

export function unpackWeights({ bits, heads }: PackedWeights): Weights {
  const values = new Float32Array((1 << bits) * heads.length)
  const gapOf = new Map([...letters].map((letter, at) => [letter, at]))
  heads.forEach(({ gaps, signs, worth }, head) => {
    let bucket = -1
    let counted = 0
    for (const letter of gaps) {
      const gap = gapOf.get(letter) as number
      bucket += gap
      if (gap === farthest) continue
      values[bucket * heads.length + head] = signs[counted] === '+' ? worth : -worth
      counted += 1
    }
  })
  return {
    bits,
    names: heads.map(({ name }) => name),
    bias: Float32Array.from(heads, ({ bias }) => bias),
    values,
  }
}

/** `fewest`: a weight counts where it is so many times as large as they are on the whole. */
export function packHead(
  name: string,
  bias: number,
  values: Float32Array,
  fewest: number,
): PackedHead {
  const squares = values.reduce((sum, value) => sum + value * value, 0)
  const counts = fewest * Math.sqrt(squares / values.length)
  let gaps = ''
  let signs = ''
  let last = -1
  let sum = 0
  values.forEach((value, bucket) => {
    if (Math.abs(value) < counts || value === 0) return
    let gap = bucket - last
    for (; gap >= farthest; gap -= farthest) gaps += letters.charAt(farthest)
    gaps += letters.charAt(gap)
    signs += value > 0 ? '+' : '-'
    last = bucket
    sum += Math.abs(value)
  })
  return { name, bias: round(bias), worth: round(sum / (signs.length || 1)), gaps, signs }
}

function round(value: number): number {
  return Number(value.toPrecision(5))
}
