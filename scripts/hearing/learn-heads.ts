import {
  type PackedWeights,
  type Packing,
  packTable,
  round,
} from '../../src/knowledge/hearing/model/packed-weights.ts'
import { type Choice, type Diligence, type Lesson, train, type Weights } from './linear-model.ts'
import type { Piece } from './pieces.ts'
import { type Patience, regress } from './regression.ts'

/** A text's pieces by their features, and the names of what is in it. */
export interface Told {
  readonly pieces: readonly Piece[]
  readonly labels: readonly string[]
  readonly weight: number
}

export interface Learning extends Diligence {
  readonly choice: Choice
  /** One table for each kind of feature that is listened to. */
  readonly tables: readonly Packing[]
}

/** Learns to tell `names` apart, and packs what was learnt. */
export function learnHeads(
  told: readonly Told[],
  names: readonly string[],
  learning: Learning,
): PackedWeights {
  return learnHeadsApart([[names, told]], learning)
}

/** Some names, and the texts that tell them apart. */
type Subject = readonly [names: readonly string[], told: readonly Told[]]

/** The same of several lists of names, each learnt from texts of its own. */
export function learnHeadsApart(
  subjects: readonly Subject[],
  { choice, tables, fewestTexts, ...diligence }: Learning,
): PackedWeights {
  const columns = subjects.map(([names, told]) => {
    const all = choice === 'one' ? ['none', ...names] : names
    const { lessons, ...room } = prepare(told, all, choice, tables, fewestTexts)
    const weights = train(
      lessons,
      choice,
      { classes: all.length, ...room },
      { ...diligence, fewestTexts },
    )
    return columnsOf(weights, names, tables, choice === 'one' ? 1 : 0)
  })
  return pack(tables, columns)
}

/** Which of some names a text tells as a whole, for each of several lists; a last head says none of them. */
export function learnChoices(
  subjects: readonly Subject[],
  { tables, fewestTexts, ...patience }: Patience & Pick<Learning, 'tables' | 'fewestTexts'>,
): PackedWeights {
  const columns = subjects.map(([names, told]) => {
    const all = [...names, 'none']
    const { lessons, ...room } = prepare(told, all, 'any', tables, fewestTexts)
    const whole = lessons.map((lesson) => ({ ...lesson, right: shared(lesson.right) }))
    return columnsOf(regress(whole, { classes: all.length, ...room }, patience), all, tables, 0)
  })
  return pack(tables, columns)
}

/** Told texts as lessons, without what stands in too few of them. */
function prepare(
  told: readonly Told[],
  names: readonly string[],
  choice: Choice,
  tables: readonly Packing[],
  fewestTexts: number,
): { lessons: Lesson[]; buckets: number } {
  const { places, buckets } = lineUp(tables)
  const lessons = told.map((one) => lessonOf(one, names, choice, places))
  return { lessons: withoutRare(lessons, buckets, fewestTexts), buckets }
}

/** What tells of two things tells half of each. */
function shared(right: Float32Array): Float32Array {
  const all = right.slice(0, -1).reduce((sum, one) => sum + one, 0)
  return right.map((one, at) => (at === right.length - 1 ? Number(all === 0) : one / (all || 1)))
}

/** What was learnt for each head, a row of values for each table. */
interface Columns {
  readonly heads: PackedWeights['heads']
  readonly tables: readonly (readonly Float32Array[])[]
}

/** `first`: where the names begin; before them stands none. */
function columnsOf(
  { classes, values, bias }: Weights,
  names: readonly string[],
  packings: readonly Packing[],
  first: 0 | 1,
): Columns {
  const against = (at: number) => (first ? (values[at * classes] as number) : 0)
  return {
    heads: names.map((name, at) => ({
      name,
      bias: round((bias[first + at] as number) - (first ? (bias[0] as number) : 0)),
    })),
    tables: lineUp(packings).places.map(({ table, from }) =>
      names.map((_, head) =>
        Float32Array.from(
          { length: 1 << table.bits },
          (__, at) => (values[(from + at) * classes + first + head] as number) - against(from + at),
        ),
      ),
    ),
  }
}

function pack(tables: readonly Packing[], columns: readonly Columns[]): PackedWeights {
  return {
    heads: columns.flatMap(({ heads }) => heads),
    tables: tables.map((table, at) =>
      packTable(
        table,
        columns.flatMap((own) => own.tables[at] ?? []),
      ),
    ),
  }
}

interface TablePlace {
  readonly table: Packing
  readonly from: number
}

/** The trainer knows one long row of buckets: the tables lie in it one behind the other. */
function lineUp(tables: readonly Packing[]): { places: TablePlace[]; buckets: number } {
  let buckets = 0
  const places = tables.map((table) => {
    const from = buckets
    buckets += 1 << table.bits
    return { table, from }
  })
  return { places, buckets }
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
  places: readonly TablePlace[],
): Lesson {
  const right = Float32Array.from(names, (name) => (labels.includes(name) ? 1 : 0))
  if (choice === 'one' && !right.includes(1)) right[0] = 1
  const rows = pieces.map((piece) =>
    places.flatMap(({ table: { of, bits }, from }) =>
      piece[of].map((hash) => from + (hash >>> (32 - bits))),
    ),
  )
  return {
    pieces: (rows.length > 0 ? rows : [[]]).map((row) => ({
      buckets: Int32Array.from(row),
      size: row.length,
    })),
    right,
    weight,
  }
}
