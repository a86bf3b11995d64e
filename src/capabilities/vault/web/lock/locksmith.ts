import { toHex } from '#kit/web/random-id.ts'
import { deviceVaultParts } from '../device-vault.ts'
import { Damaged } from '../sealed/seal.ts'
import { sweepDiskAround } from '../sweep-disk.ts'
import { bringInPlain } from './bring-in.ts'
import { changeKeyring, readKeyring } from './change-keyring.ts'
import {
  emptySlot,
  enterHouse,
  type Keyring,
  type LockAfter,
  makeKeyring,
  makePayload,
  noTries,
  openSlot,
  type Payload,
  putIntoSlot,
  type SecretSort,
} from './keyring.ts'
import type { Opening, Proof } from './opening.ts'
import { askPasskey, makePasskey } from './passkey.ts'
import { sealAll } from './seal-all.ts'
import { chooseStretching, foldSecret, type Progress, stretch } from './stretch.ts'
import { afterWrong, waitsUntil } from './tries.ts'
import { noteTries } from './tries-before.ts'
import { readThrough, unsealAll } from './unseal-all.ts'

type Failed = Extract<Opening, { ok: false }>
type Proven = { readonly ok: true; readonly keyring: Keyring; readonly payload: Payload } | Failed

const failed = (why: Failed['why']): Failed => ({ ok: false, why })
/** What a new lock begins with: short enough for a phone that lies about, long enough to write. */
const firstAfter: LockAfter = 'minute'

function stretchProof(proof: Proof, keyring: Keyring, onProgress?: Progress): Promise<CryptoKey> {
  const secret = typeof proof === 'string' ? `secret ${foldSecret(proof)}` : `words ${toHex(proof)}`
  return stretch(secret, keyring, onProgress)
}

export async function setLock(
  secret: string,
  words: Uint8Array,
  onProgress: Progress = () => {},
): Promise<{ words: Uint8Array }> {
  const { gate, news, use, vault } = deviceVaultParts()
  const payload = makePayload()
  const bare = makeKeyring(await chooseStretching(), firstAfter)
  const bySecret = await stretchProof(secret, bare, (part) => onProgress(part * 0.45))
  const byWords = await stretchProof(words, bare, (part) => onProgress(0.45 + part * 0.45))
  const half = await putIntoSlot(bare, payload, 'secret', bySecret)
  const keyring = await putIntoSlot(half, payload, 'words', byWords)
  const house = await enterHouse(keyring, payload)
  await vault.settled()
  await sweepDiskAround(() => sealAll(use, keyring, house))
  await gate.enter(house)
  news.tell({ what: 'lock' })
  onProgress(1)
  return { words }
}

/** A try is counted before it is made: closing the page does not make it free. */
async function prove(proof: Proof | CryptoKey, onProgress?: Progress): Promise<Proven> {
  const found = await readKeyring()
  if (!found) return failed('impossible')
  const until = waitsUntil(found.tries, Date.now())
  if (until > 0) return { ...failed('wait'), waitUntil: until }
  const tried = await changeKeyring((now) => ({ ...now, tries: afterWrong(now.tries, Date.now()) }))
  const key = proof instanceof CryptoKey ? proof : await stretchProof(proof, found, onProgress)
  const payload = await openSlot(tried, key)
  if (!payload) return failed('wrong')
  const keyring = await changeKeyring((now) => ({ ...now, tries: noTries }))
  if (found.tries.wrong > 0) noteTries(found.tries.wrong, found.tries.last)
  return { ok: true, keyring, payload }
}

async function enter({ keyring, payload }: Extract<Proven, { ok: true }>): Promise<Opening> {
  const { gate, news } = deviceVaultParts()
  const house = await enterHouse(keyring, payload)
  await gate.enter(house)
  news.tell({ what: 'in', house })
  await bringInPlain()
  return { ok: true }
}

export async function openLock(proof: Proof | CryptoKey, onProgress?: Progress): Promise<Opening> {
  const proven = await prove(proof, onProgress)
  return proven.ok ? enter(proven) : proven
}

export async function openWithPasskey(): Promise<Opening> {
  const passkey = (await readKeyring())?.passkey
  if (!passkey) return failed('impossible')
  const key = await askPasskey(passkey)
  return key ? openLock(key) : failed('wrong')
}

export async function takeLockOff(
  proof: Proof,
  beforehand?: () => Promise<boolean>,
): Promise<Opening | null> {
  const { gate, news, use, vault } = deviceVaultParts()
  const proven = await prove(proof)
  if (!proven.ok) return proven
  try {
    await vault.settled()
    const house = await enterHouse(proven.keyring, proven.payload)
    if (beforehand) {
      await readThrough(use, house)
      if (!(await beforehand())) return null
    }
    await unsealAll(use, house)
  } catch (error) {
    if (error instanceof Damaged) return failed('damaged')
    throw error
  }
  await gate.leave()
  news.tell({ what: 'lock' })
  return { ok: true }
}

async function keepInSlot(
  keyring: Keyring,
  payload: Payload,
  sort: SecretSort,
  key: CryptoKey,
  also: Pick<Keyring, 'passkey'> = {},
): Promise<void> {
  const { slots } = await putIntoSlot(keyring, payload, sort, key)
  await changeKeyring((now) => ({ ...now, slots, ...also }))
}

export async function changeSecret(proof: Proof, next: string): Promise<Opening> {
  const proven = await prove(proof)
  if (!proven.ok) return proven
  const key = await stretchProof(next, proven.keyring)
  const opened = await openSlot(proven.keyring, key)
  if (opened && opened.directory !== proven.payload.directory) return failed('same')
  await keepInSlot(proven.keyring, proven.payload, 'secret', key)
  return { ok: true }
}

export async function makeNewWords(
  proof: Proof,
  words: Uint8Array,
): Promise<{ readonly ok: true; readonly words: Uint8Array } | Failed> {
  const proven = await prove(proof)
  if (!proven.ok) return proven
  const key = await stretchProof(words, proven.keyring)
  await keepInSlot(proven.keyring, proven.payload, 'words', key)
  return { ok: true, words }
}

export async function setSecondSecret(words: Uint8Array, secret: string): Promise<Opening> {
  const proven = await prove(words)
  if (!proven.ok) return proven
  const key = await stretchProof(secret, proven.keyring)
  const opened = await openSlot(proven.keyring, key)
  if (opened?.directory === proven.payload.directory) return failed('same')
  await keepInSlot(proven.keyring, makePayload(proven.payload), 'secret', key)
  return { ok: true }
}

export async function addPasskey(proof: Proof): Promise<Opening> {
  const proven = await prove(proof)
  if (!proven.ok) return proven
  const made = await makePasskey()
  if (!made) return failed('impossible')
  await keepInSlot(proven.keyring, proven.payload, 'passkey', made.key, { passkey: made.passkey })
  return { ok: true }
}

export async function removePasskey(): Promise<void> {
  const house = deviceVaultParts().gate.house()
  if (!house) return
  await changeKeyring(({ passkey: _gone, ...now }) => emptySlot(now, house, 'passkey'))
}

export async function setAfter(after: LockAfter): Promise<void> {
  await changeKeyring((now) => ({ ...now, after }))
}
