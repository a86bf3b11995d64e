import { contentOf } from './canonical-text.ts'
import { type CopyShelf, nameOf } from './copy-shelf.ts'
import type { Version } from './own-records.ts'
import { createUnit, type Unit } from './unit.ts'
import { all, isDamaged } from './unsent.ts'
import { isPast, isWriting, makeVersion } from './version.ts'

const mostAttempts = 20

/** The one set aside last first. One that stands again, word for word, is no earlier one. */
export async function listVersions(shelf: CopyShelf, now: number): Promise<readonly Version[]> {
  const kept = (await all(shelf, 'versions')).filter((version) => !isPast(version, now))
  const standing = await Promise.all(kept.map((version) => stands(shelf, version)))
  return kept
    .filter((_version, at) => !standing[at])
    .sort((one, other) => other.changed - one.changed || other.record.changed - one.record.changed)
}

async function stands(shelf: CopyShelf, { of, record }: Version): Promise<boolean> {
  try {
    return contentOf((await shelf.read(of, record.id)) ?? null) === contentOf(record)
  } catch (error) {
    if (!isDamaged(error)) throw error
    return false
  }
}

/** What stands there now is set aside in its turn: nothing is lost by looking back. */
export function bringBack(shelf: CopyShelf, versionId: string, now: number): Promise<boolean> {
  return together(shelf, async (unit) => {
    const version = await unit.read('versions', versionId)
    if (!version) return false
    const { of: kind, record } = version
    const current = await unit.read(kind, record.id)
    if (current && isWriting(kind)) {
      const aside = makeVersion(kind, current, now)
      const before = await unit.read('versions', aside.id)
      // Set aside once more, it stays for thirty days once more.
      const moment = Math.max(now, (before?.changed ?? 0) + 1)
      await unit.put('versions', aside.id, { ...aside, changed: moment })
    }
    const gone = await unit.read('gone', nameOf({ kind, id: record.id }))
    const changed = Math.max(now, (current ?? gone)?.changed ?? 0, record.changed) + 1
    await unit.put(kind, record.id, { ...record, changed })
    return true
  })
}

/** On the other phone too. */
export function forgetVersion(shelf: CopyShelf, id: string, now: number): Promise<boolean> {
  return together(shelf, async (unit) => {
    const version = await unit.read('versions', id)
    if (!version) return false
    const gone = nameOf({ kind: 'versions', id })
    await unit.put('versions', id, null)
    await unit.put('gone', gone, { id: gone, changed: Math.max(now, version.changed + 1) })
    return true
  })
}

/** After their thirty days they go from each phone by themselves; nobody has to be told. */
export async function pruneVersions(shelf: CopyShelf, now: number): Promise<void> {
  const past = (await all(shelf, 'versions')).filter((version) => isPast(version, now))
  if (past.length === 0) return
  await together(shelf, async (unit) => {
    for (const { id } of past) {
      const name = nameOf({ kind: 'versions', id })
      await unit.put('versions', id, null)
      await unit.put('copied', name, null)
      await unit.put('gone', name, null)
    }
    return true
  })
}

async function together(
  shelf: CopyShelf,
  task: (unit: Unit) => Promise<boolean>,
): Promise<boolean> {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const unit = createUnit(shelf)
    const isDone = await task(unit)
    if (!isDone || (await unit.write()) === 'written') return isDone
  }
  return false
}
