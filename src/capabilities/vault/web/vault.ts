import { createListeners } from '#kit/web/listeners.ts'
import type { Backup, KeptRecords } from '../backup.ts'
import { type Kind, kinds, type Records, type Unstamped } from '../records.ts'
import { type Collection, createCollection } from './collection.ts'
import type { NewsChannel } from './news.ts'
import type { SafeShelf } from './safe-shelf.ts'
import type { Step } from './shelf.ts'
import type { Imported } from './take-in-file.ts'
import { untilUndisturbed } from './until-undisturbed.ts'

/** What should stand at one id, worked out from what stands there now; null leaves it empty. */
export interface ChangeOf<K extends Kind> {
  readonly kind: K
  readonly id: string
  to(current: Records[K] | undefined): Unstamped<K> | null
}
export type Change = { [K in Kind]: ChangeOf<K> }[Kind]

/** The one door to everything that is kept on this device. */
export interface Vault {
  /** All changes happen together or not at all; shown at once, resolved when they are safe. */
  update(...changes: Change[]): Promise<void>
  find<K extends Kind>(kind: K, id: string): Promise<Records[K] | undefined>
  collection<K extends Kind>(kind: K): Collection<K>
  exportAll(only?: readonly Kind[]): Promise<Backup>
  /** Of two copies the newer stays. A file that is not whole changes nothing. */
  importAll(text: string): Promise<Imported>
  /** All that is here goes and exactly the file stays, in one write; or nothing changes. */
  replaceAll(text: string): Promise<Imported>
  eraseAll(): Promise<void>
  /** The device was emptied by other hands: show so, and keep nothing in this tab either. */
  forgetAll(): void
  /** Nothing is shown of what is locked from now on. */
  lock(): void
  /** What was locked can be read: it is shown, and what waited in this tab is brought there. */
  unlock(): Promise<void>
  /** Written by others than this door: shown here, and told to the other tabs. */
  noteWritten(steps: readonly Step[]): void
  /** Told of each place that was written through this door, or in another tab. */
  onWritten(listener: (kind: Kind, id: string) => void): () => void
  /** When all that was asked for so far is written. */
  settled(): Promise<void>
}

interface Parts {
  readonly shelf: SafeShelf
  readonly news: NewsChannel
  readonly now: () => number
  /** Told after something worth keeping for long was written. */
  readonly onKept: () => void
}

/** Taking a copy away and bringing one back is rare: nobody should wait for its code to write. */
const fetchTakingIn = () => import('./take-in-file.ts')

export function createVault({ shelf, news, now, onKept }: Parts): Vault {
  const collections = new Map<Kind, Collection<Kind>>()
  const pending = new Set<Promise<void>>()
  const written = createListeners<[kind: Kind, id: string]>()
  const knownOf = <K extends Kind>(kind: K) => collections.get(kind) as Collection<K> | undefined

  function show(changes: readonly Step[]): void {
    for (const kind of kinds) {
      const own = changes.filter((each) => each.kind === kind)
      if (own.length === 0) continue
      knownOf(kind)?.absorb(new Map(own.map(({ id, record }) => [id, record as never])))
    }
  }

  function tellOthers(steps: readonly Step[]): void {
    for (const kind of kinds) {
      const ids = steps.filter((each) => each.kind === kind).map(({ id }) => id)
      if (ids.length > 0) news.tell({ what: 'changed', kind, ids })
    }
  }

  /** Works out what should stand, writes it, and begins again if another tab was quicker. */
  async function commit(
    workOut: () => Promise<readonly Step[]>,
    write = shelf.write,
    beforeShown = () => {},
  ): Promise<readonly Step[]> {
    return untilUndisturbed(async () => {
      const steps = await workOut()
      if (steps.length === 0) return steps
      if ((await write(steps)) === 'overtaken') return null
      beforeShown()
      show(steps)
      tellOthers(steps)
      for (const { kind, id } of steps) written.tell(kind, id)
      if (steps.some(isForLong)) onKept()
      return steps
    })
  }

  function update(...changes: Change[]): Promise<void> {
    const updating = updateNow(changes)
    const end = () => pending.delete(updating)
    pending.add(updating)
    updating.then(end, end)
    return updating
  }

  async function updateNow(changes: readonly Change[]): Promise<void> {
    // One moment for what is shown and what is kept: the two are then the same to everybody.
    const moment = now()
    const known = changes.filter(({ kind, id }) => knownOf(kind)?.knows(id))
    show(known.map((each) => workOut(each, knownOf(each.kind)?.find(each.id), moment)))
    await commit(() =>
      Promise.all(
        changes.map(async (each) => workOut(each, await shelf.read(each.kind, each.id), moment)),
      ),
    )
  }

  async function readAll<K extends Kind>(kind: K): Promise<readonly Records[K][]> {
    const records: Records[K][] = []
    await shelf.walk(kind, (batch) => records.push(...batch) > 0)
    return records
  }

  function showNothing(): void {
    for (const known of collections.values()) known.empty()
  }

  function forgetAll(): void {
    shelf.forget()
    showNothing()
  }

  news.listen(async (heard) => {
    if (heard.what === 'erased') return forgetAll()
    if (heard.what === 'replaced') {
      showNothing()
      for (const known of collections.values()) known.retry()
      return
    }
    if (heard.what !== 'changed') return
    const { kind, ids } = heard
    for (const id of ids) written.tell(kind, id)
    const found = await Promise.all(ids.map((id) => shelf.read(kind, id)))
    knownOf(kind)?.absorb(new Map(ids.map((id, place) => [id, found[place] ?? null])))
  })

  const parts = {
    readAll,
    commit,
    writeWhole: shelf.writeWhole,
    /** An older record may now stand where a newer was shown: every tab begins anew. */
    beginAnew() {
      showNothing()
      news.tell({ what: 'replaced' })
    },
  }

  return {
    update,
    find: shelf.read,

    collection<K extends Kind>(kind: K) {
      const known = knownOf(kind) ?? createCollection<K>((take) => shelf.walk(kind, take))
      collections.set(kind, known as unknown as Collection<Kind>)
      return known
    },

    async exportAll(only = kinds) {
      const lists = await Promise.all(only.map(async (kind) => [kind, await readAll(kind)]))
      const { makeBackup } = await import('../backup.ts')
      return makeBackup(Object.fromEntries(lists) as KeptRecords, now())
    },

    importAll: async (text) => (await fetchTakingIn()).mergeFile(text, parts),

    replaceAll: async (text) => (await fetchTakingIn()).replaceWithFile(text, parts),

    async eraseAll() {
      await shelf.eraseAll()
      forgetAll()
      news.tell({ what: 'erased' })
    },

    forgetAll,

    lock() {
      for (const known of collections.values()) known.lock()
    },

    async unlock() {
      await shelf.settle()
      for (const known of collections.values()) known.retry()
    },

    noteWritten(steps) {
      show(steps)
      tellOthers(steps)
    },

    onWritten: written.listen,

    async settled() {
      await Promise.allSettled(pending)
    },
  }
}

/** A draft is for the moment, but a story is written over days. */
function isForLong({ kind, record }: Step): boolean {
  return record !== null && (kind !== 'drafts' || 'story' in record)
}

function workOut(change: Change, current: Records[Kind] | undefined, now: number): Step {
  const { kind, id } = change
  const wanted = (change as ChangeOf<Kind>).to(current as never)
  const seen = current?.changed ?? null
  // A phone's clock may step back; `changed` only grows, or the newer copy would look the older.
  const changed = Math.max(now, (seen ?? 0) + 1)
  return { kind, id, seen, record: wanted && ({ ...wanted, id, changed } as Records[Kind]) }
}
