import type { Store } from '#kit/store/server/store.ts'
import { leastOfEntry, mostOfPage } from '../box-sizes.ts'
import type { BoxLog } from './box-log.ts'

/** One statement, so that what is said of the log and the entries of it are of one moment. */
const pageText = `SELECT box.head, box.first, box.bytes, box.seen_day AS "seenDay",
    entry.n, entry.id, entry.sealed
  FROM sealed_boxes AS box
  LEFT JOIN sealed_entries AS entry ON entry.box = box.key AND entry.n > ? AND entry.n <= (
    SELECT MAX(n) FROM (
      SELECT n, SUM(size) OVER (ORDER BY n) AS upto FROM (
        SELECT n, size FROM sealed_entries WHERE box = ? AND n > ?
        ORDER BY n LIMIT ${mostOfPage / leastOfEntry}
      ) AS following
    ) AS summed WHERE upto <= ${mostOfPage}
  )
  WHERE box.key = ? ORDER BY entry.n`

interface SeenLog extends BoxLog {
  readonly seenDay: number
}

interface Row extends SeenLog {
  /** Null in the one row of a box that has nothing after that place. */
  readonly n: number | null
  readonly id: string
  readonly sealed: Uint8Array
}

export interface BoxPage extends SeenLog {
  readonly entries: { readonly n: number; readonly id: string; readonly sealed: string }[]
  readonly more: boolean
  readonly anew: boolean
}

/** What a box says of itself, without what is in it. */
export async function readLog(
  store: Pick<Store, 'readRows'>,
  key: string,
): Promise<SeenLog | undefined> {
  const [log] = await store.readRows<SeenLog>(
    'SELECT head, first, bytes, seen_day AS "seenDay" FROM sealed_boxes WHERE key = ?',
    [key],
  )
  return log
}

/** The entries that come next; undefined where there is no such box. */
export async function readPage(
  store: Pick<Store, 'readRows'>,
  key: string,
  after: number,
): Promise<BoxPage | undefined> {
  const rows = await store.readRows<Row>(pageText, [after, key, after, key])
  const [box] = rows
  if (!box) return undefined
  const { head, first, bytes, seenDay } = box
  // A place that this log never had: nothing read so far is of it.
  if (after > head) {
    const page = await readPage(store, key, 0)
    return page && { ...page, anew: true }
  }
  const entries = rows.flatMap(({ n, id, sealed }) =>
    n === null ? [] : [{ n, id, sealed: toText(sealed) }],
  )
  return {
    head,
    first,
    bytes,
    seenDay,
    entries,
    more: (entries.at(-1)?.n ?? head) < head,
    anew: after > 0 && after + 1 < first,
  }
}

function toText(sealed: Uint8Array): string {
  return Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength).toString('base64url')
}
