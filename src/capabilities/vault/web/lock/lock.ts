import { useSyncExternalStore } from 'react'
import { deviceVaultParts } from '../device-vault.ts'
import { close } from './close.ts'
import type { LockState } from './gate.ts'
import type { LockAfter } from './keyring.ts'
import type { Opening, Proof } from './opening.ts'
import { waitsUntil } from './tries.ts'
import { triesBefore } from './tries-before.ts'

export type { LockState } from './gate.ts'
export type { LockAfter } from './keyring.ts'
export type { Opening, Proof, Refused } from './opening.ts'

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

const locksmith = () => import('./locksmith.ts')

type Progress = (part: number) => void

/** What thirteen words are made of. Made before, they stand on paper before anything is locked. */
export function makeWords(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(16))
}

/** Seals everything under a new secret. The words are shown once and kept nowhere. */
export async function setLock(
  secret: string,
  onProgress?: Progress,
  words = makeWords(),
): Promise<{ words: Uint8Array }> {
  return (await locksmith()).setLock(secret, words, onProgress)
}

export async function openLock(proof: Proof, onProgress?: Progress): Promise<Opening> {
  return (await locksmith()).openLock(proof, onProgress)
}

export async function openWithPasskey(): Promise<Opening> {
  return (await locksmith()).openWithPasskey()
}

/** In every tab. What was typed is kept first. */
export async function lockNow(): Promise<void> {
  const { vault, gate, news } = deviceVaultParts()
  news.tell({ what: 'close' })
  await close(gate, vault)
}

export async function takeLockOff(proof: Proof): Promise<Opening> {
  return (await locksmith()).takeLockOff(proof)
}

export async function changeSecret(proof: Proof, next: string): Promise<Opening> {
  return (await locksmith()).changeSecret(proof, next)
}

export async function makeNewWords(
  proof: Proof,
  words = makeWords(),
): Promise<{ readonly ok: true; readonly words: Uint8Array } | (Opening & { ok: false })> {
  return (await locksmith()).makeNewWords(proof, words)
}

/** A second secret, which opens an empty house. One that was set before, and what it held, is gone. */
export async function setSecondSecret(words: Uint8Array, secret: string): Promise<Opening> {
  return (await locksmith()).setSecondSecret(words, secret)
}

export async function addPasskey(proof: Proof): Promise<Opening> {
  return (await locksmith()).addPasskey(proof)
}

export async function removePasskey(): Promise<void> {
  return (await locksmith()).removePasskey()
}

export async function setAfter(after: LockAfter): Promise<void> {
  return (await locksmith()).setAfter(after)
}
