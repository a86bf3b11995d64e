import { isOnBox } from './copied.ts'
import {
  type CopyKind,
  type CopyRecords,
  type CopyShelf,
  type Place,
  placeOf,
  type TravellingKind,
  travellingKinds,
  travels,
} from './copy-shelf.ts'
import { isPast } from './version.ts'

/** Looks at everything: what stands here, or was cleared here, and does not lie in the box yet. */
export async function findUnsent(
  shelf: CopyShelf,
  round: number,
  now: number,
): Promise<readonly Place[]> {
  const copied = new Map((await all(shelf, 'copied')).map((each) => [each.id, each]))
  const unsent: Place[] = []
  const standing = new Set<string>()
  for (const kind of travellingKinds) {
    for (const record of await all(shelf, kind)) {
      const name = `${kind} ${record.id}`
      standing.add(name)
      if (!mayBeSent(kind, record, now)) continue
      const state = { changed: record.changed, record }
      if (!isOnBox(state, copied.get(name), round)) unsent.push({ kind, id: record.id })
    }
  }
  for (const { id, changed } of await all(shelf, 'gone')) {
    if (standing.has(id)) continue
    if (!isOnBox({ changed, record: null }, copied.get(id), round)) unsent.push(placeOf(id))
  }
  return unsent
}

export function mayBeSent(
  kind: TravellingKind,
  record: CopyRecords[TravellingKind] | null,
  now: number,
): boolean {
  if (!record) return true
  if (kind === 'versions' && isPast(record, now)) return false
  return travels(kind, record)
}

/**
 * Everything of a kind. What cannot be opened any more is left out: it must not keep the rest from
 * being copied.
 */
export async function all<K extends CopyKind>(
  shelf: CopyShelf,
  kind: K,
): Promise<readonly CopyRecords[K][]> {
  const found = new Map<string, CopyRecords[K]>()
  const take = (batch: readonly CopyRecords[K][]) => {
    // A walk that was overtaken hands out some of them again.
    for (const record of batch) found.set(record.id, record)
    return true
  }
  await shelf.walk(kind, take).catch((error) => {
    if (!isDamaged(error)) throw error
  })
  return [...found.values()]
}

export function isDamaged(error: unknown): boolean {
  return error instanceof Error && error.name === 'Damaged'
}
