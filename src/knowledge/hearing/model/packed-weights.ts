/**
 * What was learnt, in letters that a compressor likes: for each head the gaps between the buckets
 * that count, and how much each counts, a letter each.
 */
export interface PackedWeights {
  /** Two to the power of `bits` buckets. */
  readonly bits: number
  readonly heads: readonly PackedHead[]
}

export interface PackedHead {
  readonly name: string
  readonly bias: number
  /** What one step of a weight is worth. */
  readonly step: number
  readonly gaps: string
  readonly steps: string
}

export interface Weights {
  readonly bits: number
  readonly names: readonly string[]
  readonly bias: Float32Array
  /** For each bucket one number a head. */
  readonly values: Float32Array
}

/** Printable letters but for the two that a string must escape. */
export const letters = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
  .filter((letter) => letter !== "'" && letter !== '\\')
  .join('')
/** The letter that says: go further, nothing stands here. */
export const farthest = letters.length - 1
/** Steps count from minus to plus this. */
export const mostSteps = 15

export function unpackWeights({ bits, heads }: PackedWeights): Weights {
  const values = new Float32Array((1 << bits) * heads.length)
  const sizeOf = new Map([...letters].map((letter, at) => [letter, at]))
  heads.forEach(({ gaps, steps, step }, head) => {
    let bucket = -1
    let counted = 0
    for (const letter of gaps) {
      const gap = sizeOf.get(letter) as number
      bucket += gap
      if (gap === farthest) continue
      const size = (sizeOf.get(steps.charAt(counted)) as number) - mostSteps
      values[bucket * heads.length + head] = size * step
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

export function packHead(
  name: string,
  bias: number,
  weights: readonly (readonly [bucket: number, value: number])[],
): PackedHead {
  const largest = weights.reduce((most, [, value]) => Math.max(most, Math.abs(value)), 0)
  const step = largest / mostSteps || 1
  let gaps = ''
  let steps = ''
  let last = -1
  for (const [bucket, value] of weights) {
    const size = Math.round(value / step)
    if (size === 0) continue
    let gap = bucket - last
    for (; gap >= farthest; gap -= farthest) gaps += letters.charAt(farthest)
    gaps += letters.charAt(gap)
    steps += letters.charAt(size + mostSteps)
    last = bucket
  }
  return { name, bias: round(bias), step: round(step), gaps, steps }
}

function round(value: number): number {
  return Number(value.toPrecision(5))
}
