import { tellKept } from '#capabilities/identity/web/first-kept.ts'
import { makeRecordId, randomBytesInId } from '../record-id.ts'
import type { Kind, Records, Unstamped } from '../records.ts'
import {
  createConnection,
  type Database,
  openDatabase,
  type Use,
  type WhenLeft,
} from './connection.ts'
import { createDiskShelf } from './disk-shelf.ts'
import { noteHolding, noteKept } from './health.ts'
import { followLock } from './lock/follow-lock.ts'
import { createGate, type Gate } from './lock/gate.ts'
import { type NewsChannel, openNewsChannel } from './news.ts'
import { createSafeShelf } from './safe-shelf.ts'
import { beginNewFile } from './sweep-disk.ts'
import { type Change, type ChangeOf, createVault, type Vault } from './vault.ts'
import { leaveWiped } from './wipe/leave-wiped.ts'

interface DeviceVault {
  readonly vault: Vault
  readonly gate: Gate
  readonly news: NewsChannel
  /** The database, for what changes the lock itself. */
  readonly use: Use
}

let parts: DeviceVault | undefined

/** The vault of this browser. Made when first asked for: on the server nobody ever asks. */
export function deviceVault(): Vault {
  return deviceVaultParts().vault
}

export function deviceVaultParts(): DeviceVault {
  parts ??= openVault()
  return parts
}

function openVault(): DeviceVault {
  const news = openNewsChannel('vault')
  const use = createConnection(openSafely, () => {
    vault.forgetAll()
    leaveWiped()
  })
  const gate = createGate(use, createDiskShelf(use))
  const shelf = createSafeShelf(gate, noteHolding)
  const vault = createVault({ shelf, news, now: Date.now, onKept: noteKept })
  followLock(gate, vault, news)
  document.addEventListener('visibilitychange', () => {
    // Coming back may mean that somebody made room on the phone.
    if (document.visibilityState === 'visible') shelf.settle()
  })
  return { vault, gate, news, use }
}

async function openSafely(whenLeft: WhenLeft): Promise<Database> {
  const [database] = await Promise.all([openDatabase(whenLeft), beginNewFile()])
  return database
}

export function newRecordId(moment = Date.now()): string {
  return makeRecordId(moment, crypto.getRandomValues(new Uint8Array(randomBytesInId)))
}

/** What a visitor keeps on purpose; drafts and talks keep themselves. */
const onPurpose: ReadonlySet<Kind> = new Set(['diary', 'moods', 'journal', 'favourites'])

/** Keeps a record, new or changed. What else must happen with it (a draft let go) comes along. */
export async function keep<K extends Kind>(
  kind: K,
  record: Unstamped<K> & { readonly id: string },
  ...also: readonly Change[]
): Promise<void> {
  const change: ChangeOf<K> = { kind, id: record.id, to: () => record }
  await deviceVault().update(change as unknown as Change, ...also)
  if (onPurpose.has(kind)) tellKept()
}

/** Adds to what stands there now, which another tab may have changed; gone stays gone. */
export function amend<K extends Kind>(
  kind: K,
  id: string,
  to: (current: Records[K]) => Unstamped<K>,
): Promise<void> {
  const change: ChangeOf<K> = { kind, id, to: (current) => (current ? to(current) : null) }
  return deviceVault().update(change as unknown as Change)
}

export function remove(kind: Kind, id: string): Promise<void> {
  return deviceVault().update(lettingGo(kind, id))
}

export function lettingGo(kind: Kind, id: string): Change {
  return { kind, id, to: () => null } as Change
}
