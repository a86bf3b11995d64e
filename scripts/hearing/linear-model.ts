import { seeded } from './seeded.ts'

export interface Piece {
  /** The buckets of its features, those that nothing is learnt of left out. */
  readonly buckets: Int32Array
  /** How many features it has in all. */
  readonly size: number
}

/** A text as the trainer sees it: the pieces that may speak for it, and what is in it. */
export interface Lesson {
  readonly pieces: readonly Piece[]
  /** The right class (softmax), or for each yes-or-no head whether it holds; -1 teaches nothing. */
  readonly label: number
  readonly weight: number
}

export interface Weights {
  readonly classes: number
  readonly values: Float32Array
  readonly bias: Float32Array
}

const epochs = 10
const rate = 0.02
const decay = 2e-6
/** Each time a text is read, so many of its features are left out: no single one is leant on. */
const leftOut = 0.3

/** Softmax over classes, class 0 being `none`, learnt by AdaGrad in an order that a seed decides. */
export function trainSoftmax(
  lessons: readonly Lesson[],
  classes: number,
  buckets: number,
): Weights {
  const values = new Float32Array(buckets * classes)
  const squares = new Float32Array(buckets * classes).fill(1e-2)
  const bias = new Float32Array(classes)
  const order = lessons.map((_, at) => at)
  const random = seeded(20_261_122)
  const scores = new Float64Array(classes)
  const weights = { classes, values, bias }
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random)
    for (const at of order) {
      const lesson = lessons[at] as Lesson
      const piece = withSomeLeftOut(speakingPiece(lesson, weights), random)
      score(weights, piece, scores)
      const scale = scaleOf(piece.size)
      const { buckets: row } = piece
      softmax(scores)
      for (let c = 0; c < classes; c += 1) {
        const slope = ((scores[c] as number) - (c === lesson.label ? 1 : 0)) * lesson.weight
        if (Math.abs(slope) < 1e-4) continue
        bias[c] = (bias[c] as number) - 0.02 * slope
        const g = slope * scale
        for (let i = 0; i < row.length; i += 1) {
          const w = (row[i] as number) * classes + c
          const gradient = g + decay * (values[w] as number)
          const square = (squares[w] as number) + gradient * gradient
          squares[w] = square
          values[w] = (values[w] as number) - (rate * gradient) / Math.sqrt(square)
        }
      }
    }
  }
  return weights
}

function withSomeLeftOut({ buckets, size }: Piece, random: () => number): Piece {
  return {
    buckets: buckets.filter(() => random() >= leftOut),
    size: Math.max(1, size * (1 - leftOut)),
  }
}

/** Long pieces shout no louder than short ones. */
export function scaleOf(features: number): number {
  return 1 / Math.sqrt(Math.max(features, 40) / 40)
}

export function score(
  weights: Weights,
  { buckets, size }: Piece,
  into: Float64Array,
): Float64Array {
  const { classes, values, bias } = weights
  into.fill(0)
  for (let i = 0; i < buckets.length; i += 1) {
    const row = (buckets[i] as number) * classes
    for (let c = 0; c < classes; c += 1) into[c] = (into[c] as number) + (values[row + c] as number)
  }
  const scale = scaleOf(size)
  for (let c = 0; c < classes; c += 1) into[c] = (into[c] as number) * scale + (bias[c] as number)
  return into
}

export function softmax(scores: Float64Array): void {
  let highest = Number.NEGATIVE_INFINITY
  for (const one of scores) if (one > highest) highest = one
  let sum = 0
  for (let c = 0; c < scores.length; c += 1) {
    const risen = Math.exp((scores[c] as number) - highest)
    scores[c] = risen
    sum += risen
  }
  for (let c = 0; c < scores.length; c += 1) scores[c] = (scores[c] as number) / sum
}

/** In a longer text the piece that says it most clearly teaches; in a quiet one, the likeliest to mislead. */
function speakingPiece(lesson: Lesson, weights: Weights): Piece {
  if (lesson.pieces.length === 1) return lesson.pieces[0] as Piece
  const scores = new Float64Array(weights.classes)
  let best = lesson.pieces[0] as Piece
  let highest = Number.NEGATIVE_INFINITY
  for (const piece of lesson.pieces) {
    score(weights, piece, scores)
    const said =
      lesson.label > 0
        ? (scores[lesson.label] as number) - (scores[0] as number)
        : Math.max(...scores.subarray(1)) - (scores[0] as number)
    if (said > highest) {
      highest = said
      best = piece
    }
  }
  return best
}

function shuffle(order: number[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const kept = order[last] as number
    order[last] = order[other] as number
    order[other] = kept
  }
}
