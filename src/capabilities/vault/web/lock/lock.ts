import { useSyncExternalStore } from 'react'
import { deviceVaultParts } from '../device-vault.ts'
import { close } from './close.ts'
import type { LockState } from './gate.ts'
import type { LockAfter } from './keyring.ts'
import { waitsUntil } from './tries.ts'
import { triesBefore } from './tries-before.ts'

export type { LockAfter } from './keyring.ts'

export interface LockShown {
  readonly state: LockState
  /** Since it was last opened; once open, those before that. */
  readonly wrongTries: number
  readonly lastWrong: number
  /** Until when no further try is taken; 0 where one may be made. */
  readonly waitUntil: number
  readonly hasPasskey: boolean
  readonly after: LockAfter
}

const unknown: LockShown = {
  state: 'unknown',
  wrongTries: 0,
  lastWrong: 0,
  waitUntil: 0,
  hasPasskey: false,
  after: 'minute',
}

let shown = unknown
export function useLock(): LockShown {
  return useSyncExternalStore(watch, read, () => unknown)
}

function watch(listener: () => void): () => void {
  const { gate } = deviceVaultParts()
  if (gate.state() === 'unknown') gate.look()
  return gate.watch(listener)
}

function read(): LockShown {
  const { gate } = deviceVaultParts()
  const keyring = gate.keyring()
  const tries = keyring?.tries
  const isOpen = gate.state() === 'open'
  const next: LockShown = {
    state: gate.state(),
    wrongTries: isOpen ? triesBefore().wrong : (tries?.wrong ?? 0),
    lastWrong: isOpen ? triesBefore().last : (tries?.last ?? 0),
    waitUntil: tries ? waitsUntil(tries, Date.now()) : 0,
    hasPasskey: keyring?.passkey !== undefined,
    after: keyring?.after ?? unknown.after,
  }
  if (JSON.stringify(next) !== JSON.stringify(shown)) shown = next
  return shown
}

/** Over plain http a browser gives no page the means to seal. */
export function canLock(): boolean {
  return typeof crypto !== 'undefined' && !!crypto.subtle && typeof indexedDB !== 'undefined'
}

/** In every tab. What was typed is kept first. */
export async function lockNow(): Promise<void> {
  const { vault, gate, news } = deviceVaultParts()
  news.tell({ what: 'close' })
  await close(gate, vault)
}
