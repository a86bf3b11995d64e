import { makeRecordId, randomBytesInId } from '../record-id.ts'
import type { Kind, Records, Unstamped } from '../records.ts'
import { createConnection, openDatabase } from './connection.ts'
import { createDiskShelf } from './disk-shelf.ts'
import { noteHolding, noteKept } from './health.ts'
import { openNewsChannel } from './news.ts'
import { createSafeShelf } from './safe-shelf.ts'
import { type Change, type ChangeOf, createVault, type Vault } from './vault.ts'

let vault: Vault | undefined

/** The vault of this browser. Made when first asked for: on the server nobody ever asks. */
export function deviceVault(): Vault {
  vault ??= openVault()
  return vault
}

function openVault(): Vault {
  const news = openNewsChannel('vault')
  const use = createConnection(openDatabase, () => made.forgetAll())
  const shelf = createSafeShelf(createDiskShelf(use), noteHolding)
  const made = createVault({ shelf, news, now: Date.now, onKept: noteKept })
  document.addEventListener('visibilitychange', () => {
    // Coming back may mean that somebody made room on the phone.
    if (document.visibilityState === 'visible') shelf.settle()
  })
  return made
}

export function newRecordId(): string {
  return makeRecordId(Date.now(), crypto.getRandomValues(new Uint8Array(randomBytesInId)))
}

/** Keeps a record, new or changed. What else must happen with it (a draft let go) comes along. */
export function keep<K extends Kind>(
  kind: K,
  record: Unstamped<K> & { readonly id: string },
  ...also: readonly Change[]
): Promise<void> {
  const change: ChangeOf<K> = { kind, id: record.id, to: () => record }
  return deviceVault().update(change as unknown as Change, ...also)
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
