import type { DiaryEntry } from '#capabilities/vault/records.ts'
import { importKey } from '#capabilities/vault/web/lock/stretch.ts'
import { createSealedShelf } from '#capabilities/vault/web/sealed/sealed-shelf.ts'
import { createCellsInMemory } from '#capabilities/vault/web/sealed/testing/cells-in-memory.ts'
import { makeRandomId } from '#kit/web/random-id.ts'
import {
  type CopyKind,
  type CopyRecords,
  type CopyShelf,
  type CopyStep,
  canTravel,
} from '../../merge/copy-shelf.ts'
import { withTombstones } from '../../merge/tombstones.ts'
import { all } from '../../merge/unsent.ts'
import type { Box } from '../box.ts'
import { deriveKeys } from '../keys.ts'
import { createSealer, type Sealer } from '../seal-entry.ts'
import { runSync, type Synced } from '../sync/run-sync.ts'
import { firstPlace } from '../sync/sync-parts.ts'
import { createToSend } from '../sync/to-send.ts'

export const someWords = Uint8Array.from({ length: 16 }, (_, at) => at * 7)

/** A tab on a phone; another one begins where this one left the shelf. */
export interface Tab {
  readonly shelf: CopyShelf
  write<K extends CopyKind>(kind: K, record: Omit<CopyRecords[K], 'changed'>): Promise<void>
  /** Answers what it was written over. */
  page(id: string, content: string): Promise<string | undefined>
  remove(id: string): Promise<string | undefined>
  sync(): Promise<Synced>
}

interface Disturb {
  shelf?(shelf: CopyShelf): CopyShelf
  box?(box: Box): Box
  /** That of other words. */
  readonly sealer?: Sealer
}

export interface Phone {
  /** What is done to the shelf and to the box may be disturbed on the way. */
  openTab(disturb?: Disturb): Tab
  all<K extends CopyKind>(kind: K): Promise<readonly CopyRecords[K][]>
  texts(): Promise<Record<string, string>>
  versionTexts(): Promise<readonly string[]>
}

/** A phone with a sealed vault that keeps its copy in a box. */
export async function createPhone(
  box: Box,
  { name = 'firstphone', now = Date.now, words = someWords } = {},
): Promise<Phone> {
  const key = await importKey(crypto.getRandomValues(new Uint8Array(32)))
  const house = { key, directory: makeRandomId(), lockId: 'a lock', slots: [0, 1, 2, 3] }
  const { cells } = createCellsInMemory()
  const keys = await deriveKeys(words)
  const sealer = await createSealer(keys)
  const open = () => createSealedShelf(cells, house) as unknown as CopyShelf
  await box.open()
  const copy = { id: 'copy', changed: 1, phone: name, ...keys } as const
  await open().write([
    { kind: 'copySettings', id: 'copy', record: copy, seen: null },
    { kind: 'copySettings', id: 'place', record: firstPlace(undefined, now()), seen: null },
  ])

  function openTab(disturb: Disturb = {}): Tab {
    const plain = open()
    const disturbed = disturb.shelf?.(plain) ?? plain
    const shelf = withTombstones(plain, now)
    const toSend = createToSend()
    const own = { box: disturb.box?.(box) ?? box, sealer: disturb.sealer ?? sealer }
    const parts = { shelf: disturbed, phone: name, now, ...own }

    /** As the vault does it: what stands there is read, and read again if another tab was quicker. */
    async function change(kind: CopyKind, id: string, to: (changed: number) => CopyStep['record']) {
      for (;;) {
        const found = await shelf.read(kind, id)
        const seen = found?.changed ?? null
        const record = to(Math.max(now(), (seen ?? 0) + 1))
        if ((await shelf.write([{ kind, id, record, seen }])) === 'overtaken') continue
        if (canTravel(kind)) toSend.note({ kind, id })
        return found && 'content' in found ? found.content : undefined
      }
    }

    return {
      shelf,
      async write(kind, record) {
        await change(kind, record.id, (changed) => ({ ...record, changed }) as CopyStep['record'])
      },
      page: (id, content) => {
        const page = { id, date: '2026-11-21', time: '07:30', content }
        return change('diary', id, (changed): DiaryEntry => ({ ...page, changed }))
      },
      remove: (id) => change('diary', id, () => null),
      sync: () => runSync(parts, toSend),
    }
  }

  return {
    openTab,
    all: (kind) => all(open(), kind),
    async texts() {
      const pages = await all(open(), 'diary')
      return Object.fromEntries(pages.map(({ id, content }) => [id, content]).sort())
    },
    async versionTexts() {
      const versions = await all(open(), 'versions')
      return versions.map(({ record }) => (record as DiaryEntry).content).sort()
    },
  }
}
