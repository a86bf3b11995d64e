import type { LockAfter } from './keyring.ts'
import type { Opening, Proof } from './opening.ts'

/** What opens, sets and changes a lock: fetched when somebody does so. */
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

/**
 * What is to be done before is done once the proof is right and all pages could be read; where it
 * answers no, the lock stays, and the answer is null.
 */
export async function takeLockOff(
  proof: Proof,
  beforehand?: () => Promise<boolean>,
): Promise<Opening | null> {
  return (await locksmith()).takeLockOff(proof, beforehand)
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
