import { mostOfBox } from '../../box-sizes.ts'
import type { Change } from '../../merge/change.ts'
import type { CopyPlace } from '../../merge/copy-settings.ts'
import { type CopyShelf, placeOf } from '../../merge/copy-shelf.ts'
import type { Copied } from '../../merge/own-records.ts'
import { stateAt } from '../../merge/take-in.ts'
import { createUnit } from '../../merge/unit.ts'
import { mayBeSent } from '../../merge/unsent.ts'
import type { BoxLog } from '../box.ts'
import { packChanges, requests } from './pack.ts'
import { noteSent } from './push.ts'
import { notePlace, readPlace, type SyncParts } from './sync-parts.ts'

const worthwhile = 64 * 1024
const month = 30 * 86_400_000
/** Traces of what was taken away stay longer than a box lives that nobody opens. */
const longest = 730 * 86_400_000
/** What is brought forward in one request. */
const handful = 150

export function wantsTidying(
  { tidied, tidiedAt }: CopyPlace,
  { bytes }: Pick<BoxLog, 'bytes'>,
  now: number,
): boolean {
  // What was written over or taken away shall not lie there for long, even sealed.
  if (bytes > tidied && now - tidiedAt > month) return true
  if (bytes > mostOfBox / 2) return bytes > tidied * 1.25
  return bytes > worthwhile && bytes > tidied * 2
}

/**
 * Brings what still stands forward to the end of the log, packed together, and lets the old end
 * go, one piece after another. Each piece is one request that takes effect whole or not at all: at
 * every moment the log holds everything. Stops as soon as somebody else writes.
 */
export async function tidy(parts: SyncParts, full: BoxLog): Promise<void> {
  let place = await readPlace(parts.shelf)
  // What a newer page wrote must not be let go by one that cannot read it.
  if (place.after !== full.head || place.newer !== null) return
  const lying = (await readLying(parts.shelf))
    .filter(({ round, n }) => round === place.round && n > 0)
    .sort((one, other) => one.n - other.n)
  let log = full
  let start = 0
  do {
    const forward = await gatherForward(parts, lying, start)
    if (!forward) return readAnew(parts, place)
    const entries = forward.packed.map(({ entry }) => entry)
    start += forward.count
    const through = (lying[start]?.n ?? full.head + 1) - 1
    log = await parts.box.replace({ head: log.head, through, entries })
    const next = await noteSent(parts, place, log, forward.packed)
    if (!next) return
    place = next
  } while (start < lying.length)
  await notePlace(parts, place, { tidied: log.bytes, tidiedAt: parts.now() })
}

/** Whoever cannot see all of what lies there must let nothing go. */
async function readLying(shelf: CopyShelf): Promise<readonly Copied[]> {
  const found = new Map<string, Copied>()
  await shelf.walk('copied', (batch) => {
    for (const copied of batch) found.set(copied.id, copied)
    return true
  })
  return [...found.values()]
}

/** As much as one request carries; null where something is missing without having been removed. */
async function gatherForward(parts: SyncParts, lying: readonly Copied[], start: number) {
  for (let count = handful; ; count = count >> 1) {
    const changes = await stillStanding(parts, lying.slice(start, start + count))
    if (!changes) return null
    const { packed } = await packChanges(parts.sealer, changes)
    if (requests(packed).length <= 1) return { packed, count }
  }
}

async function stillStanding(
  { shelf, phone, now }: SyncParts,
  lying: readonly Copied[],
): Promise<readonly Change[] | null> {
  const unit = createUnit(shelf)
  const changes: Change[] = []
  for (const { id } of lying) {
    const place = placeOf(id)
    const state = await stateAt(unit, place, phone)
    if (!state && place.kind !== 'versions') return null
    if (!state || !mayBeSent(place.kind, state.record, now())) continue
    if (!state.record && state.changed + longest < now()) continue
    changes.push({ ...place, ...state })
  }
  return changes
}

/** The box has what is missing here: read from its beginning, it comes back. */
async function readAnew(parts: SyncParts, place: CopyPlace): Promise<void> {
  await notePlace(parts, place, { after: 0, round: place.round + 1 })
}
