import { loudness } from '../../src/knowledge/hearing/model/judge-stretches.ts'
import { seeded } from './seeded.ts'

interface Piece {
  /** The buckets of its features, those that nothing is learnt of left out. */
  readonly buckets: Int32Array
  /** How many features it has in all. */
  readonly size: number
}

/** A text as the trainer sees it: the pieces that may speak for it, and what is in it. */
export interface Lesson {
  readonly pieces: readonly Piece[]
  /** 1 for each class that holds. */
  readonly right: Float32Array
  readonly weight: number
}

export interface Weights {
  readonly classes: number
  readonly values: Float32Array
  readonly bias: Float32Array
}

/**
 * `one`: exactly one class holds, and class 0 is `none`. `any`: each class is a question of its own.
 */
export type Choice = 'one' | 'any'

export interface Diligence {
  /** How often each text is read. */
  readonly epochs: number
  readonly rate: number
  /** How much more a text counts in which something holds than one in which it does not. */
  readonly heed: number
  /** In how many texts something must stand to be learnt from. */
  readonly fewestTexts: number
}

const decay = 2e-6
/** Each time a text is read, so many of its features are left out: no single one is leant on. */
const leftOut = 0.3

/** Logistic regression learnt by AdaGrad, in an order that a seed decides. */
export function train(
  lessons: readonly Lesson[],
  choice: Choice,
  { classes, buckets }: { classes: number; buckets: number },
  { epochs, rate, heed }: Diligence,
): Weights {
  const values = new Float32Array(buckets * classes)
  const squares = new Float32Array(buckets * classes).fill(1e-2)
  const bias = new Float32Array(classes)
  const weights = { classes, values, bias }
  if (choice === 'any') beginWithHowOftenTheyHold(bias, lessons, heed)
  const order = lessons.map((_, at) => at)
  const random = seeded(20_261_122)
  const chances = new Float64Array(classes)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random)
    for (const at of order) {
      const lesson = lessons[at] as Lesson
      const piece = withSomeLeftOut(speakingPiece(lesson, choice, weights), random)
      judge(weights, choice, piece, chances)
      const loud = loudness(piece.size)
      for (let c = 0; c < classes; c += 1) {
        const holds = lesson.right[c] as number
        const slope = ((chances[c] as number) - holds) * lesson.weight * (holds > 0 ? heed : 1)
        if (Math.abs(slope) < 1e-4) continue
        bias[c] = (bias[c] as number) - rate * slope
        step(piece.buckets, c, slope * loud)
      }
    }
  }
  return weights

  function step(row: Int32Array, c: number, slope: number): void {
    for (let i = 0; i < row.length; i += 1) {
      const w = (row[i] as number) * classes + c
      const gradient = slope + decay * (values[w] as number)
      const square = (squares[w] as number) + gradient * gradient
      squares[w] = square
      values[w] = (values[w] as number) - (rate * gradient) / Math.sqrt(square)
    }
  }
}

/** Or the commonest words would have to say of themselves that nearly nothing is ever said. */
function beginWithHowOftenTheyHold(
  bias: Float32Array,
  lessons: readonly Lesson[],
  heed: number,
): void {
  for (let c = 0; c < bias.length; c += 1) {
    const holds = lessons.filter(({ right }) => (right[c] as number) > 0).length
    bias[c] = Math.log((heed * (holds + 1)) / (lessons.length - holds + 1))
  }
}

/** How likely each class is. */
function judge(
  { classes, values, bias }: Weights,
  choice: Choice,
  { buckets, size }: Piece,
  into: Float64Array,
): void {
  into.fill(0)
  for (let i = 0; i < buckets.length; i += 1) {
    const row = (buckets[i] as number) * classes
    for (let c = 0; c < classes; c += 1) into[c] = (into[c] as number) + (values[row + c] as number)
  }
  const loud = loudness(size)
  for (let c = 0; c < classes; c += 1) into[c] = (into[c] as number) * loud + (bias[c] as number)
  if (choice === 'any') {
    for (let c = 0; c < classes; c += 1) into[c] = 1 / (1 + Math.exp(-(into[c] as number)))
    return
  }
  const highest = Math.max(...into)
  let sum = 0
  for (let c = 0; c < classes; c += 1) {
    into[c] = Math.exp((into[c] as number) - highest)
    sum += into[c] as number
  }
  for (let c = 0; c < classes; c += 1) into[c] = (into[c] as number) / sum
}

/** In a longer text the piece that says it most clearly teaches; in a quiet one, the likeliest to mislead. */
function speakingPiece({ pieces, right }: Lesson, choice: Choice, weights: Weights): Piece {
  if (pieces.length === 1) return pieces[0] as Piece
  const first = choice === 'one' ? 1 : 0
  const isQuiet = !right.some((holds, c) => c >= first && holds > 0)
  const chances = new Float64Array(weights.classes)
  let best = pieces[0] as Piece
  let highest = -1
  for (const piece of pieces) {
    judge(weights, choice, piece, chances)
    let said = 0
    for (let c = first; c < weights.classes; c += 1) {
      if (isQuiet || (right[c] as number) > 0) said = Math.max(said, chances[c] as number)
    }
    if (said > highest) {
      highest = said
      best = piece
    }
  }
  return best
}

function withSomeLeftOut({ buckets, size }: Piece, random: () => number): Piece {
  return {
    buckets: buckets.filter(() => random() >= leftOut),
    size: Math.max(1, size * (1 - leftOut)),
  }
}

function shuffle(order: number[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const kept = order[last] as number
    order[last] = order[other] as number
    order[other] = kept
  }
}
