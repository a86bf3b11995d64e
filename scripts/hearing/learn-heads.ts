import type { LearntHead } from '../../src/knowledge/hearing/model/packed-weights.ts'
import { type Choice, type Diligence, type Lesson, train } from './linear-model.ts'

/** A text's pieces by their features, and the names of what is in it. */
export interface Told {
  readonly pieces: readonly (readonly number[])[]
  readonly labels: readonly string[]
  readonly weight: number
}

export function learnHeads(
  told: readonly Told[],
  names: readonly string[],
  choice: Choice,
  bits: number,
  diligence: Diligence,
): LearntHead[] {
  const buckets = 1 << bits
  const all = choice === 'one' ? ['none', ...names] : names
  const classes = all.length
  const lessons = withoutRare(
    told.map((one) => lessonOf(one, all, choice, bits)),
    buckets,
    diligence.fewestTexts,
  )
  const { values, bias } = train(lessons, choice, { classes, buckets }, diligence)
  // Where one of several is chosen, each speaks against nothing being the matter.
  const first = choice === 'one' ? 1 : 0
  return names.map((name, at) => {
    const own = new Float32Array(buckets)
    for (let bucket = 0; bucket < buckets; bucket += 1) {
      const row = bucket * classes
      own[bucket] = (values[row + first + at] as number) - (first ? (values[row] as number) : 0)
    }
    return {
      name,
      values: own,
      bias: (bias[first + at] as number) - (first ? (bias[0] as number) : 0),
    }
  })
}

/** What stands in one or two texts alone would only be learnt by heart. */
function withoutRare(lessons: readonly Lesson[], buckets: number, fewest: number): Lesson[] {
  const seen = new Uint32Array(buckets)
  for (const { pieces } of lessons) {
    for (const bucket of new Set(pieces.flatMap((piece) => [...piece.buckets]))) {
      seen[bucket] = (seen[bucket] as number) + 1
    }
  }
  return lessons.map((lesson) => ({
    ...lesson,
    pieces: lesson.pieces.map(({ buckets: row, size }) => ({
      buckets: row.filter((bucket) => (seen[bucket] as number) >= fewest),
      size,
    })),
  }))
}

function lessonOf(
  { pieces, labels, weight }: Told,
  names: readonly string[],
  choice: Choice,
  bits: number,
): Lesson {
  const right = Float32Array.from(names, (name) => (labels.includes(name) ? 1 : 0))
  if (choice === 'one' && !right.includes(1)) right[0] = 1
  return {
    pieces: (pieces.length > 0 ? pieces : [[]]).map((features) => ({
      buckets: Int32Array.from(features, (hash) => hash >>> (32 - bits)),
      size: features.length,
    })),
    right,
    weight,
  }
}
