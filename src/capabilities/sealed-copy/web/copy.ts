import { deviceVaultParts } from '#capabilities/vault/web/device-vault.ts'
import { openForCopy } from '#capabilities/vault/web/lock/open-for-copy.ts'
import {
  type Begun,
  beginCopy,
  type CopyRefused,
  countCopied,
  endCopy,
  joinCopy,
} from './begin-copy.ts'
import { readCopyState } from './copy-state.ts'
import { keepCopying, stopKeeping, wakeCopy } from './keeping.ts'
import type { OpenVault } from './open-vault.ts'

/** @public */
export type { Begun, CopyRefused } from './begin-copy.ts'
/** @public */
export { type CopyShown, useCopyState } from './copy-state.ts'
/** @public */
export { wakeCopy } from './keeping.ts'

export type Fetched =
  | {
      readonly ok: true
      /** Pages of the diary and the journal in the copy. */
      readonly pages: number
      /** All that the copy holds, by kind. */
      readonly counts: Readonly<Record<string, number>>
    }
  | { readonly ok: false; readonly why: CopyRefused }

/** The opened vault of this browser; undefined where it is locked or has no lock. */
export function openVaultNow(): OpenVault | undefined {
  const { gate, vault } = deviceVaultParts()
  return openForCopy(gate, vault)
}

/** Keeps a copy from now on, under the recovery words. Also: moves it to new words. */
export async function startCopy(words: Uint8Array): Promise<Begun> {
  const open = openable()
  if (typeof open === 'string') return { ok: false, why: open }
  const begun = await beginCopy(open.shelf, words)
  if (begun.ok) await keepCopying(open)
  return begun
}

/** Keeps none any more. With `deleteBox`, what the server has of it is deleted first. */
export async function stopCopy({ deleteBox }: { readonly deleteBox: boolean }): Promise<Begun> {
  const open = openable()
  if (typeof open === 'string') return { ok: false, why: open }
  stopKeeping()
  const ended = await endCopy(open.shelf, { deleteBox })
  if (!ended.ok) await keepCopying(open)
  return ended
}

/** On a new phone: brings what lies under these words into the vault, and keeps the copy on. */
export async function fetchCopy(words: Uint8Array): Promise<Fetched> {
  const open = openable()
  if (typeof open === 'string') return { ok: false, why: open }
  const joined = await joinCopy(open.shelf, words)
  if (!joined.ok) return joined
  await keepCopying(open)
  await wakeCopy()
  const { state } = readCopyState()
  if (state === 'offline' || state === 'failed') {
    return { ok: false, why: state === 'offline' ? 'offline' : 'refused' }
  }
  const counts = await countCopied(open.shelf)
  const pages = ['diary', 'journal'].reduce((sum, kind) => sum + (counts[kind] ?? 0), 0)
  return { ok: true, pages, counts }
}

function openable(): OpenVault | 'locked' | 'impossible' {
  const canSeal = typeof crypto.subtle === 'object' && typeof DecompressionStream === 'function'
  if (!canSeal) return 'impossible'
  return openVaultNow() ?? 'locked'
}
