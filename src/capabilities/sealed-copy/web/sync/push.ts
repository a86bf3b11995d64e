import type { Change } from '../../merge/change.ts'
import { isOnBox } from '../../merge/copied.ts'
import type { CopyPlace } from '../../merge/copy-settings.ts'
import { nameOf, type Place } from '../../merge/copy-shelf.ts'
import { noteHeld, stateAt } from '../../merge/take-in.ts'
import { createUnit } from '../../merge/unit.ts'
import { isDamaged, mayBeSent } from '../../merge/unsent.ts'
import type { BoxLog } from '../box.ts'
import { type Packed, packChanges, requests } from './pack.ts'
import { readPlace, type SyncParts } from './sync-parts.ts'

export interface Pushed {
  /** False where somebody else wrote in between: the log has to be read before going on. */
  readonly whole: boolean
  /** Too long to be copied, each by itself. */
  readonly tooLong: readonly Change[]
  readonly log: BoxLog | null
}

/** Places looked at together: their texts are all in memory at a time. */
const handful = 200

export async function push(parts: SyncParts, places: readonly Place[]): Promise<Pushed> {
  const tooLong: Change[] = []
  let log: BoxLog | null = null
  for (let start = 0; start < places.length; start += handful) {
    const place = await readPlace(parts.shelf)
    const wanted = places.slice(start, start + handful)
    const states = await changesAt(parts, wanted, place.round)
    const packing = await packChanges(parts.sealer, states)
    tooLong.push(...packing.tooLong)
    let known: CopyPlace | null = place
    for (const request of requests(packing.packed)) {
      log = await parts.box.append(request.map(({ entry }) => entry))
      known = await noteSent(parts, known, log, request)
      if (!known) return { whole: false, tooLong, log }
    }
  }
  return { whole: true, tooLong, log }
}

/** What stands at the places, where the box does not hold it yet. */
async function changesAt(
  parts: SyncParts,
  places: readonly Place[],
  round: number,
): Promise<readonly Change[]> {
  const unit = createUnit(parts.shelf)
  const changes: Change[] = []
  for (const place of places) {
    const state = await stateAt(unit, place, parts.phone).catch(unlessDamaged)
    if (!state || !mayBeSent(place.kind, state.record, parts.now())) continue
    if (isOnBox(state, await unit.read('copied', nameOf(place)), round)) continue
    changes.push({ ...place, ...state })
  }
  return changes
}

/** What cannot be opened any more is left as the box has it. */
function unlessDamaged(error: unknown): undefined {
  if (!isDamaged(error)) throw error
}

/**
 * Where the entries are the next ones of the log, nobody else wrote and it is clear where they
 * lie. Else nothing is noted, and they are found when the log is read, as those of anybody.
 */
export async function noteSent(
  { shelf }: SyncParts,
  place: CopyPlace,
  log: BoxLog,
  sent: readonly Packed[],
): Promise<CopyPlace | null> {
  if (log.head !== place.after + sent.length) return null
  const unit = createUnit(shelf)
  // Whatever changes what is known of the box also changes the place: it alone has to be compared.
  if ((await readPlace(unit)).changed !== place.changed) return null
  for (const [index, { changes }] of sent.entries()) {
    const reading = { round: place.round, n: place.after + 1 + index }
    for (const change of changes) await noteHeld(unit, change, reading)
  }
  const next = { ...place, after: log.head, first: log.first, changed: place.changed + 1 }
  await unit.put('copySettings', 'place', next)
  return (await unit.write()) === 'written' ? next : null
}
