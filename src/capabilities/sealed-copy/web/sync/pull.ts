import { Misshapen } from '#capabilities/vault/read-shape.ts'
import { type Change, readChanges } from '../../merge/change.ts'
import type { CopyPlace } from '../../merge/copy-settings.ts'
import type { Place } from '../../merge/copy-shelf.ts'
import { takeIn } from '../../merge/take-in.ts'
import { createUnit } from '../../merge/unit.ts'
import type { BoxPage } from '../box.ts'
import { readPlace, type SyncParts } from './sync-parts.ts'

/** One write holds so many steps at most: a phone writes it in a blink, and a cut costs little. */
const mostSteps = 400
const mostAttempts = 50

interface Entry {
  readonly n: number
  readonly changes: readonly Change[]
  readonly trouble?: 'unread' | 'newer'
}

/** Reads the log to its end. Answers how large the box is. */
export async function pull(parts: SyncParts, touch: (place: Place) => void): Promise<BoxPage> {
  for (let attempt = 0; attempt < mostAttempts; ) {
    const place = await readPlace(parts.shelf)
    const page = await parts.box.read(place.after)
    const isTaken = await takePage(parts, place, page, touch)
    if (isTaken && !page.more) return page
    // Only where other tabs are quicker again and again does this come to an end.
    if (!isTaken) attempt++
  }
  throw new Error('the copy was written to without a pause')
}

/** False where another tab has read on meanwhile, or wrote in between too often. */
async function takePage(
  parts: SyncParts,
  before: CopyPlace,
  page: BoxPage,
  touch: (place: Place) => void,
): Promise<boolean> {
  let place = placeFor(before, page, parts.now())
  let done = 0
  const entries = await Promise.all(page.entries.map((entry) => readEntry(parts, entry)))
  for (let attempt = 0; done < entries.length || place !== before; ) {
    const unit = createUnit(parts.shelf)
    if ((await readPlace(unit)).changed !== before.changed) return false
    let next = { ...place, changed: before.changed + 1 }
    let end = done
    for (; end < entries.length && unit.size() < mostSteps; end++) {
      const { n, changes, trouble } = entries[end] as Entry
      const reading = { phone: parts.phone, round: place.round, n, now: parts.now(), touch }
      for (const change of changes) await takeIn(unit, change, reading)
      next = noteTrouble({ ...next, after: n }, n, trouble)
    }
    await unit.put('copySettings', 'place', next)
    if ((await unit.write()) === 'written') {
      done = end
      before = next
      place = next
    } else if (++attempt > mostAttempts) return false
  }
  return true
}

function placeFor(before: CopyPlace, page: BoxPage, now: number): CopyPlace {
  const { anew, first, head, bytes, entries } = page
  const after = entries.length === 0 ? head : first - 1
  if (anew) {
    const round = before.round + 1
    return { ...before, after, first, round, tidied: bytes, tidiedAt: now, unread: 0, newer: null }
  }
  // An empty log need not begin at its beginning.
  const place = entries.length === 0 && before.after !== head ? { ...before, after } : before
  // Another phone has tidied the box: it need not be done again so soon.
  return first > before.first ? { ...place, first, tidied: bytes, tidiedAt: now } : place
}

function noteTrouble(place: CopyPlace, n: number, trouble: Entry['trouble']): CopyPlace {
  if (trouble === 'unread') return { ...place, unread: place.unread + 1 }
  return trouble === 'newer' ? { ...place, newer: place.newer ?? n } : place
}

/** What cannot be read is counted and passed by: one bad entry must not keep the others away. */
async function readEntry(
  { sealer }: SyncParts,
  { n, sealed }: BoxPage['entries'][number],
): Promise<Entry> {
  const opened = await sealer.open(sealed)
  if (opened === 'newer') return { n, changes: [], trouble: 'newer' }
  try {
    const { changes, newer } = readChanges(JSON.parse(opened?.text ?? 'null'))
    return { n, changes, ...(newer && { trouble: 'newer' }) }
  } catch (error) {
    if (!(error instanceof Misshapen) && !(error instanceof SyntaxError)) throw error
    return { n, changes: [], trouble: 'unread' }
  }
}
