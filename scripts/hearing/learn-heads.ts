import { type PackedHead, packHead } from '../../src/knowledge/hearing/model/packed-weights.ts'
import { type Lesson, type Piece, trainSoftmax, type Weights } from './linear-model.ts'

/** A text's pieces by their features, and the class it teaches. */
export interface Told {
  readonly pieces: readonly (readonly number[])[]
  readonly label: number
  readonly weight?: number
}

/**
 * Learns twice: once from everything, then again from what counted most, so that what is left out
 * for want of room is made up for by what stays.
 */
export function learnHeads(
  told: readonly Told[],
  names: readonly string[],
  { bits, kept }: { bits: number; kept: number },
): PackedHead[] {
  const buckets = 1 << bits
  const classes = names.length + 1
  const lessons = told.map((one) => lessonOf(one, bits))
  const seen = countTexts(lessons, buckets)
  const everything = trainSoftmax(
    withOnly(lessons, (bucket) => (seen[bucket] as number) > 1),
    classes,
    buckets,
  )
  const counting = heaviest(everything, names.length, kept)
  const last = trainSoftmax(
    withOnly(lessons, (bucket) => counting.has(bucket)),
    classes,
    buckets,
  )
  return names.map((name, at) => {
    const weights: [number, number][] = []
    for (const bucket of [...counting].sort((a, b) => a - b)) {
      weights.push([bucket, against(last, bucket, at + 1)])
    }
    return packHead(name, (last.bias[at + 1] as number) - (last.bias[0] as number), weights)
  })
}

function lessonOf({ pieces, label, weight = 1 }: Told, bits: number): Lesson {
  const shift = 32 - bits
  return {
    pieces: (pieces.length > 0 ? pieces : [[]]).map((features) => ({
      buckets: Int32Array.from(features, (hash) => hash >>> shift),
      size: features.length,
    })),
    label,
    weight,
  }
}

function countTexts(lessons: readonly Lesson[], buckets: number): Uint32Array {
  const seen = new Uint32Array(buckets)
  for (const { pieces } of lessons) {
    const own = new Set<number>()
    for (const { buckets: row } of pieces) for (const bucket of row) own.add(bucket)
    for (const bucket of own) seen[bucket] = (seen[bucket] as number) + 1
  }
  return seen
}

function withOnly(lessons: readonly Lesson[], counts: (bucket: number) => boolean): Lesson[] {
  return lessons.map((lesson) => ({
    ...lesson,
    pieces: lesson.pieces.map(
      ({ buckets, size }): Piece => ({ buckets: buckets.filter(counts), size }),
    ),
  }))
}

function heaviest(weights: Weights, heads: number, kept: number): Set<number> {
  const buckets = weights.values.length / weights.classes
  const heavy: [number, number][] = []
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    let sum = 0
    for (let head = 1; head <= heads; head += 1) sum += against(weights, bucket, head) ** 2
    if (sum > 0) heavy.push([bucket, sum])
  }
  heavy.sort((a, b) => b[1] - a[1] || a[0] - b[0])
  return new Set(heavy.slice(0, kept).map(([bucket]) => bucket))
}

/** How much a bucket speaks for a class, against nothing being the matter. */
function against({ values, classes }: Weights, bucket: number, label: number): number {
  return (values[bucket * classes + label] as number) - (values[bucket * classes] as number)
}
