import { makeRecordId, randomBytesInId } from '../record-id.ts'
import type { Kind, Records, Unstamped } from '../records.ts'
import { deviceVault } from './device-vault.ts'
import type { Change, ChangeOf } from './vault.ts'

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
  return deviceVault().change(change as unknown as Change, ...also)
}

/** Adds to what stands there now, which another tab may have changed; gone stays gone. */
export function amend<K extends Kind>(
  kind: K,
  id: string,
  to: (current: Records[K]) => Unstamped<K>,
): Promise<void> {
  const change: ChangeOf<K> = { kind, id, to: (current) => (current ? to(current) : null) }
  return deviceVault().change(change as unknown as Change)
}

export function remove(kind: Kind, id: string): Promise<void> {
  return deviceVault().change(lettingGo(kind, id))
}

export function lettingGo(kind: Kind, id: string): Change {
  return { kind, id, to: () => null } as Change
}
