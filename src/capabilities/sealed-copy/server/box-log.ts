import { Refusal } from '#kit/store/server/refusal.ts'
import { rowsOf, rowsOfText, type Unit, type WriteContext } from '#kit/store/server/store.ts'
import { mostOfBox, sizeCounted } from '../box-sizes.ts'

export interface ToBox {
  readonly key: string
  /** Today, as the day on which somebody opened it. */
  readonly day: number
}

/** What a box says of its log in each answer. */
export interface BoxLog {
  readonly head: number
  readonly first: number
  readonly bytes: number
}

export interface NewEntry {
  readonly id: string
  /** base64url: commands travel as JSON. */
  readonly sealed: string
}

/**
 * The log, and nobody else's until this is written: an update before anything is read makes two who
 * write into one box wait for each other, where they would both give away the same place.
 */
export function* takeLog({ key, day }: ToBox, { build }: WriteContext): Unit<BoxLog> {
  const [log] = yield* rowsOf(
    build
      .updateTable('sealed_boxes')
      .set({ seen_day: day })
      .where('key', '=', key)
      .returning(['head', 'first', 'bytes']),
  )
  if (!log) throw new Refusal('unknown_box')
  return log
}

export function* keepLog(key: string, log: BoxLog, { build }: WriteContext): Unit<BoxLog> {
  yield* rowsOf(build.updateTable('sealed_boxes').set(log).where('key', '=', key))
  return log
}

/** Where in the log these ids stand, of those that do. */
export function* placesOf(
  key: string,
  entries: readonly NewEntry[],
  { build }: WriteContext,
): Unit<ReadonlyMap<string, number>> {
  if (entries.length === 0) return new Map()
  const ids = entries.map(({ id }) => id)
  const rows = yield* rowsOf(
    build
      .selectFrom('sealed_entries')
      .select(['id', 'n'])
      .where('box', '=', key)
      .where('id', 'in', ids),
  )
  return new Map(rows.map(({ id, n }) => [id, n]))
}

/** Adds what is not there yet at the end, and answers the log as it is then. */
export function* addEntries(
  key: string,
  log: BoxLog,
  entries: readonly NewEntry[],
  context: WriteContext,
): Unit<BoxLog> {
  const there = yield* placesOf(key, entries, context)
  const fresh = new Map(entries.filter(({ id }) => !there.has(id)).map((one) => [one.id, one]))
  let { head, bytes } = log
  for (const { id, sealed: text } of fresh.values()) {
    const sealed = Buffer.from(text, 'base64url')
    const size = sizeCounted(sealed.length)
    head++
    bytes += size
    if (bytes > mostOfBox) throw new Refusal('box_full')
    yield* rowsOfText(
      'INSERT INTO sealed_entries (box, n, id, size, sealed) VALUES (?, ?, ?, ?, ?)',
      [key, head, id, size, sealed],
    )
  }
  return { ...log, head, bytes }
}

/** Takes the entries up to a place away. */
export function* dropEntries(key: string, log: BoxLog, through: number): Unit<BoxLog> {
  if (through < log.first) return log
  const [gone] = yield* rowsOfText<{ size: number }>(
    'SELECT COALESCE(SUM(size), 0) AS size FROM sealed_entries WHERE box = ? AND n <= ?',
    [key, through],
  )
  yield* rowsOfText('DELETE FROM sealed_entries WHERE box = ? AND n <= ?', [key, through])
  return { ...log, first: through + 1, bytes: log.bytes - (gone?.size ?? 0) }
}
