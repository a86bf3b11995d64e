import { Refusal } from '#kit/http/web/ask-server.ts'
import { nameOf, type Place } from '../../merge/copy-shelf.ts'
import { all, findUnsent } from '../../merge/unsent.ts'
import { pruneVersions } from '../../merge/versions.ts'
import type { BoxLog } from '../box.ts'
import { pull } from './pull.ts'
import { push } from './push.ts'
import { notePlace, readPlace, type SyncParts } from './sync-parts.ts'
import { tidy, wantsTidying } from './tidy.ts'
import type { ToSend } from './to-send.ts'

/** How it stands after a run that came to its end. */
export interface Synced {
  readonly full: boolean
  /** Records that are too long for the copy. */
  readonly tooLong: number
  /** Entries of the box that could not be read. */
  readonly unread: number
}

/** Told at each run: writing it down each time would wear the phone for nothing. */
const noteLastEach = 10 * 60_000
const mostRounds = 30

/**
 * One run: reads what others wrote, sends what is new here, tidies where it is worth it. It may be
 * cut off or killed at any point, and run in several tabs at once: what it knows lies in the shelf,
 * in the same writes as what it did.
 */
export async function runSync(parts: SyncParts, toSend: ToSend): Promise<Synced> {
  const run: Run = { places: [...toSend.take()], tooLong: new Set() }
  let isSent = false
  try {
    for (let round = 0; round < mostRounds; round++) {
      const sent = await readAndSend(parts, toSend, run)
      if (sent === 'again') continue
      isSent = sent === 'sent'
      const { unread } = await readPlace(parts.shelf)
      return { full: sent === 'full', tooLong: run.tooLong.size, unread }
    }
    throw new Error('others wrote to the copy without a pause')
  } finally {
    if (!isSent) for (const place of run.places) toSend.note(place)
  }
}

interface Run {
  places: Place[]
  readonly tooLong: Set<string>
}

async function readAndSend(
  parts: SyncParts,
  toSend: ToSend,
  run: Run,
): Promise<'sent' | 'full' | 'again'> {
  const log = await pull(parts, (place) => run.places.push(place))
  const { round } = await readPlace(parts.shelf)
  const everything = !toSend.isLookedThrough(round)
  if (everything) await pruneVersions(parts.shelf, parts.now())
  run.places = [...(await wantedPlaces(parts, run.places, everything))]
  const sent = await sendUnlessFull(parts, run.places, log)
  if (sent === 'full') return 'full'
  if (!sent.whole) return 'again'
  toSend.noteLookedThrough(round)
  for (const change of sent.tooLong) run.tooLong.add(nameOf(change))
  await finish(parts, sent.log ?? log)
  return 'sent'
}

async function wantedPlaces(
  { shelf, now }: SyncParts,
  known: readonly Place[],
  everything: boolean,
): Promise<readonly Place[]> {
  if (everything) return findUnsent(shelf, (await readPlace(shelf)).round, now())
  // Another tab may have set aside what it had no time to send. There are few, and they go first.
  const versions = (await all(shelf, 'versions')).map(
    ({ id }) => ({ kind: 'versions', id }) as const,
  )
  const others = known.filter(({ kind }) => kind !== 'versions')
  const gone = known.filter(({ kind }) => kind === 'versions')
  const distinct = new Map([...versions, ...gone, ...others].map((each) => [nameOf(each), each]))
  return [...distinct.values()]
}

async function sendUnlessFull(parts: SyncParts, places: readonly Place[], log: BoxLog) {
  try {
    return await push(parts, places)
  } catch (error) {
    if (!isCode(error, 'box_full')) throw error
    const { tidied } = await readPlace(parts.shelf)
    // Tidied to the last crumb, and still full.
    if (log.bytes <= tidied) return 'full'
    await tidyQuietly(parts, await parts.box.read(log.head))
    return { whole: false, tooLong: [], log: null } as const
  }
}

async function finish(parts: SyncParts, log: BoxLog): Promise<void> {
  const now = parts.now()
  if (wantsTidying(await readPlace(parts.shelf), log, now)) await tidyQuietly(parts, log)
  const place = await readPlace(parts.shelf)
  if (now - place.last > noteLastEach) await notePlace(parts, place, { last: now })
}

async function tidyQuietly(parts: SyncParts, log: BoxLog): Promise<void> {
  try {
    await tidy(parts, log)
  } catch (error) {
    // Somebody else wrote: they, or this phone the next time, will tidy.
    if (!isCode(error, 'box_moved')) throw error
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Refusal && error.code === code
}
