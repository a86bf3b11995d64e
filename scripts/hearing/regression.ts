import { loudness } from '../../src/knowledge/hearing/model/judge-stretches.ts'
import type { Lesson, Weights } from './linear-model.ts'

export interface Patience {
  readonly steps: number
  /** What large weights cost: what few texts say is not leant on. */
  readonly shyness: number
  /** Halfway, weights fall silent that are not so many times as large as they are on the whole. */
  readonly loudest: number
  /** So many times as plainly it is said in the end: written down roughly, all grows faint. */
  readonly sharpness: number
}

const rate = 0.05
const rateOfBias = 0.05
const before = 0.9
const beforeSquared = 0.99

interface Row {
  readonly buckets: Int32Array
  readonly loud: number
}

/**
 * Softmax regression over all texts at once, by Adam: the last class is none. Slower than going from
 * text to text, and what it learns survives being written down roughly far better.
 */
export function regress(
  lessons: readonly Lesson[],
  { classes, buckets }: { classes: number; buckets: number },
  { steps, shyness, loudest, sharpness }: Patience,
): Weights {
  const rows = lessons.map(wholeOf)
  const values = new Float32Array(buckets * classes)
  const bias = Float32Array.from({ length: classes }, (_, c) =>
    Math.log(
      lessons.reduce((sum, { right }) => sum + (right[c] as number), 0) / lessons.length + 1e-4,
    ),
  )
  const known = bucketsOf(rows)
  const slopes = new Float32Array(buckets * classes)
  const means = new Float32Array(buckets * classes)
  const squares = new Float32Array(buckets * classes)
  const isSilent = new Uint8Array(buckets * classes)
  const chances = new Float64Array(classes)
  for (let step = 1; step <= steps; step += 1) {
    const ofBias = new Float64Array(classes)
    slopes.fill(0)
    rows.forEach(({ buckets: row, loud }, at) => {
      judge(row, loud)
      const { right, weight } = lessons[at] as Lesson
      for (let c = 0; c < classes; c += 1) {
        const slope = (((chances[c] as number) - (right[c] as number)) * weight) / rows.length
        ofBias[c] = (ofBias[c] as number) + slope
        chances[c] = slope * loud
      }
      for (let i = 0; i < row.length; i += 1) {
        const from = (row[i] as number) * classes
        for (let c = 0; c < classes; c += 1) {
          slopes[from + c] = (slopes[from + c] as number) + (chances[c] as number)
        }
      }
    })
    descend(step)
    if (step === Math.round(steps / 2)) silence()
    for (let c = 0; c < classes; c += 1) {
      bias[c] = (bias[c] as number) - rateOfBias * (ofBias[c] as number)
    }
  }
  return { classes, values: values.map(sharpen), bias: bias.map(sharpen) }

  function sharpen(value: number): number {
    return value * sharpness
  }

  function judge(row: Int32Array, loud: number): void {
    chances.fill(0)
    for (let i = 0; i < row.length; i += 1) {
      const from = (row[i] as number) * classes
      for (let c = 0; c < classes; c += 1) {
        chances[c] = (chances[c] as number) + (values[from + c] as number)
      }
    }
    let highest = Number.NEGATIVE_INFINITY
    for (let c = 0; c < classes; c += 1) {
      chances[c] = (chances[c] as number) * loud + (bias[c] as number)
      highest = Math.max(highest, chances[c] as number)
    }
    let sum = 0
    for (let c = 0; c < classes; c += 1) {
      chances[c] = Math.exp((chances[c] as number) - highest)
      sum += chances[c] as number
    }
    for (let c = 0; c < classes; c += 1) chances[c] = (chances[c] as number) / sum
  }

  /** What is left learns to do without the others. */
  function silence(): void {
    let squared = 0
    for (const bucket of known) {
      for (let w = bucket * classes; w < (bucket + 1) * classes; w += 1) {
        squared += (values[w] as number) ** 2
      }
    }
    const least = loudest * Math.sqrt(squared / (known.length * classes))
    for (let w = 0; w < values.length; w += 1) {
      if (Math.abs(values[w] as number) >= least) continue
      isSilent[w] = 1
      values[w] = 0
    }
  }

  function descend(step: number): void {
    const warm = 1 - before ** step
    const warmSquared = 1 - beforeSquared ** step
    for (const bucket of known) {
      for (let w = bucket * classes; w < (bucket + 1) * classes; w += 1) {
        if (isSilent[w]) continue
        const slope = (slopes[w] as number) + shyness * (values[w] as number)
        const mean = before * (means[w] as number) + (1 - before) * slope
        const square = beforeSquared * (squares[w] as number) + (1 - beforeSquared) * slope * slope
        means[w] = mean
        squares[w] = square
        values[w] =
          (values[w] as number) - (rate * (mean / warm)) / (Math.sqrt(square / warmSquared) + 1e-8)
      }
    }
  }
}

/** A text is learnt from as a whole: whichever of its sentences says it. */
function wholeOf({ pieces }: Lesson): Row {
  const size = pieces.reduce((sum, piece) => sum + piece.size, 0)
  const buckets = new Set(pieces.flatMap((piece) => [...piece.buckets]))
  return { buckets: Int32Array.from(buckets), loud: loudness(size) }
}

function bucketsOf(rows: readonly Row[]): readonly number[] {
  return [...new Set(rows.flatMap(({ buckets }) => [...buckets]))]
}
