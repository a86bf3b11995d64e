import type { CopyKeys, CopyPlace } from '../../merge/copy-settings.ts'
import { beginning } from '../../merge/copy-settings.ts'
import type { CopyShelf } from '../../merge/copy-shelf.ts'
import type { Unit } from '../../merge/unit.ts'
import type { Box } from '../box.ts'
import type { Sealer } from '../seal-entry.ts'

/** What one run works with: the shelf of the opened vault, and a box with what opens it. */
export interface SyncParts {
  readonly shelf: CopyShelf
  readonly box: Box
  readonly sealer: Sealer
  readonly phone: string
  readonly now: () => number
}

/** The copy was ended meanwhile, here or in another tab. */
export class CopyEnded extends Error {
  override name = 'CopyEnded'
}

export async function readKeys(shelf: Pick<CopyShelf, 'read'>): Promise<CopyKeys | undefined> {
  return (await shelf.read('copySettings', 'copy')) as CopyKeys | undefined
}

export async function readPlace(from: Pick<Unit, 'read'>): Promise<CopyPlace> {
  const place = await from.read('copySettings', 'place')
  if (!place) throw new CopyEnded()
  return place as CopyPlace
}

export function firstPlace(before: CopyPlace | undefined, now: number): CopyPlace {
  const { changed, round } = before ?? { changed: 0, round: 0 }
  return { ...beginning, changed: changed + 1, round: round + 1, tidiedAt: now }
}

/** Silently lets it be where another tab has gone on meanwhile. */
export async function notePlace(
  { shelf }: Pick<SyncParts, 'shelf'>,
  place: CopyPlace,
  news: Partial<CopyPlace>,
): Promise<void> {
  const record = { ...place, ...news, changed: place.changed + 1 }
  await shelf.write([{ kind: 'copySettings', id: 'place', record, seen: place.changed }])
}
