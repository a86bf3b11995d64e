import { createListeners } from '#kit/web/listeners.ts'
import type { Kind, Records } from '../records.ts'
import { type Take, VaultLocked } from './shelf.ts'

export interface Live<K extends Kind> {
  readonly status: 'loading' | 'ready' | 'failed' | 'locked'
  /** Newest first. */
  readonly records: readonly Records[K][]
  /** False while older ones are still being fetched. */
  readonly whole: boolean
}

/** Brings the records of a kind newest first, a handful at a time; stops when told false. */
export type Fetch<K extends Kind> = (take: Take<K>) => Promise<void>

export interface Collection<K extends Kind> {
  snapshot(): Live<K>
  subscribe(listener: () => void): () => void
  find(id: string): Records[K] | undefined
  /** Whether this tab can say what stands at an id, if anything does. */
  knows(id: string): boolean
  /** Puts records in or, where null, takes them out. An older copy never replaces a newer. */
  absorb(changes: ReadonlyMap<string, Records[K] | null>): void
  empty(): void
  /** Forgets what it knows, until it is opened. */
  lock(): void
  retry(): void
}

export const nothingYet: Live<never> = { status: 'loading', records: [], whole: false }

/**
 * The records of one kind as this tab knows them. Fetching begins when somebody looks. It tells
 * of the first handful and of the end, not of each step between: thousands of entries arrive
 * without a screen being drawn twenty times.
 */
export function createCollection<K extends Kind>(fetch: Fetch<K>): Collection<K> {
  const known = new Map<string, Records[K] | null>()
  const { listen, tell } = createListeners()
  let live: Live<K> = nothingYet
  let round = 0
  let started = false

  function become(next: Live<K>): void {
    live = next
    tell()
  }

  function show(status: Live<K>['status'], whole: boolean): void {
    const records = [...known.values()].filter((record) => record !== null)
    become({ status, whole, records: records.sort(newestFirst) })
  }

  async function start(): Promise<void> {
    const current = ++round
    started = true
    try {
      await fetch((batch) => {
        if (current !== round) return false
        for (const record of batch) if (!known.has(record.id)) known.set(record.id, record)
        if (live.status !== 'ready') show('ready', false)
        return true
      })
      if (current === round) show('ready', true)
    } catch (error) {
      if (current === round) show(error instanceof VaultLocked ? 'locked' : 'failed', false)
    }
  }

  return {
    snapshot: () => live,

    subscribe(listener) {
      if (!started) start()
      return listen(listener)
    },

    find: (id) => known.get(id) ?? undefined,

    knows: (id) => known.has(id) || live.whole,

    absorb(changes) {
      if (!started) return
      const records = [...live.records]
      let isNews = false
      for (const [id, record] of changes) {
        if (isKnown(known, id, record)) continue
        isNews = true
        // What was taken out stays known as gone, or a batch still under way would bring it back.
        known.set(id, record)
        putInOrder(records, id, record)
      }
      if (isNews) become({ ...live, records })
    },

    empty() {
      known.clear()
      if (!started) return
      round++
      show('ready', true)
    },

    lock() {
      known.clear()
      if (!started) return
      round++
      show('locked', false)
    },

    retry() {
      if (!started) return
      become({ ...live, status: 'loading' })
      start()
    },
  }
}

interface Stamped {
  readonly id: string
  readonly changed: number
}

/** The same change is heard of twice: when it is asked for and when it is safe. */
function isKnown<Record extends Stamped>(
  known: ReadonlyMap<string, Record | null>,
  id: string,
  record: Record | null,
): boolean {
  const before = known.get(id)
  if (record === null) return before === null
  return !!before && before.changed >= record.changed
}

/** Finds the place by halves: with thousands of records, sorting anew would be felt. */
function putInOrder<Record extends Stamped>(
  records: Record[],
  id: string,
  record: Record | null,
): void {
  let low = 0
  let high = records.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((records[middle] as Record).id > id) low = middle + 1
    else high = middle
  }
  const isThere = records[low]?.id === id
  records.splice(low, isThere ? 1 : 0, ...(record ? [record] : []))
}

function newestFirst(one: Stamped, other: Stamped): number {
  return one.id < other.id ? 1 : -1
}
