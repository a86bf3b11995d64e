import { Refusal } from '#kit/http/web/ask-server.ts'
import { type CopyShelf, type CopyStep, placeOf } from '../merge/copy-shelf.ts'
import { all } from '../merge/unsent.ts'
import { randomBytes } from './base64url.ts'
import { type BoxOf, createBox } from './box.ts'
import { type BoxKeys, deriveKeys } from './keys.ts'
import { removeBox } from './sync/leave-old-box.ts'
import { firstPlace, readKeys, readPlace } from './sync/sync-parts.ts'

export type CopyRefused =
  /** The vault is locked, or has no lock: there is nothing to seal a copy with. */
  | 'locked'
  /** The browser cannot seal: the site is served without https, or it is too old. */
  | 'impossible'
  | 'offline'
  /** No copy lies under these words. */
  | 'unknown'
  /** The server opens no more boxes for the moment, or refused otherwise. */
  | 'refused'

export type Begun = { readonly ok: true } | { readonly ok: false; readonly why: CopyRefused }

/**
 * Chooses the box of these words for the copy. A copy under other words moves there; its old box
 * goes as soon as the new one holds everything.
 */
export async function beginCopy(
  shelf: CopyShelf,
  words: Uint8Array,
  boxOf: BoxOf = createBox,
): Promise<Begun> {
  return choose(shelf, words, (keys) => boxOf(keys).open(), true)
}

/** As `beginCopy`, for a copy that another phone has made: where there is none, none is begun. */
export async function joinCopy(
  shelf: CopyShelf,
  words: Uint8Array,
  boxOf: BoxOf = createBox,
): Promise<Begun> {
  return choose(shelf, words, (keys) => boxOf(keys).read(0), false)
}

async function choose(
  shelf: CopyShelf,
  words: Uint8Array,
  find: (keys: BoxKeys) => Promise<unknown>,
  moves: boolean,
): Promise<Begun> {
  const keys = await deriveKeys(words)
  try {
    await find(keys)
  } catch (error) {
    return { ok: false, why: whyRefused(error) }
  }
  const before = await readKeys(shelf)
  const place = await readPlace(shelf).catch(() => undefined)
  const isOther = before !== undefined && before.box !== keys.box
  const leaving = isOther && moves ? { box: before.box, token: before.token } : undefined
  const phone = before?.phone ?? makePhone()
  const changed = (before?.changed ?? 0) + 1
  const copy = { id: 'copy', changed, phone, ...keys, ...(leaving && { leaving }) } as const
  const written = await shelf.write([
    { kind: 'copySettings', id: 'copy', record: copy, seen: before?.changed ?? null },
    {
      kind: 'copySettings',
      id: 'place',
      record: firstPlace(place, Date.now()),
      seen: place?.changed ?? null,
    },
  ])
  // Another tab did the same at the same moment: what it chose stands.
  return written === 'written' ? { ok: true } : { ok: false, why: 'refused' }
}

/** Forgets the box; where it is to be deleted, only after the server has deleted it. */
export async function endCopy(
  shelf: CopyShelf,
  { deleteBox }: { readonly deleteBox: boolean },
  boxOf: BoxOf = createBox,
): Promise<Begun> {
  const keys = await readKeys(shelf)
  if (!keys) return { ok: true }
  try {
    if (deleteBox) await removeBox(boxOf(keys))
    if (deleteBox && keys.leaving) await removeBox(boxOf(keys.leaving))
  } catch (error) {
    return { ok: false, why: whyRefused(error) }
  }
  const steps: CopyStep[] = []
  for (const kind of ['copySettings', 'copied', 'gone'] as const) {
    for (const { id, changed } of await all(shelf, kind)) {
      steps.push({ kind, id, record: null, seen: changed })
    }
  }
  return (await shelf.write(steps)) === 'written'
    ? { ok: true }
    : endCopy(shelf, { deleteBox }, boxOf)
}

/** What the box holds, once it was read: records by their kind, without those taken away. */
export async function countCopied(shelf: CopyShelf): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {}
  const { round } = await readPlace(shelf)
  for (const copied of await all(shelf, 'copied')) {
    if (copied.dead || copied.round !== round) continue
    const { kind } = placeOf(copied.id)
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}

function whyRefused(error: unknown): CopyRefused {
  if (!(error instanceof Refusal)) throw error
  if (error.offline) return 'offline'
  return error.code === 'unknown_box' ? 'unknown' : 'refused'
}

function makePhone(): string {
  return Array.from(randomBytes(12), (byte) => (byte % 36).toString(36)).join('')
}
