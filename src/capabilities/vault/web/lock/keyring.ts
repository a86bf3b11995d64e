import { makeRandomId, toHex } from '#kit/web/random-id.ts'
import type { House } from '../sealed/house.ts'
import { Damaged, seal, unseal } from '../sealed/seal.ts'
import { importKey, type Stretching } from './stretch.ts'

/** When the lock closes by itself. */
export type LockAfter = 'hidden' | 'minute' | 'fiveMinutes' | 'quarter'

/** All that is kept in the open about a lock. */
export interface Keyring extends Stretching {
  readonly id: string
  /**
   * Each as long as the next and none to be told from chance: some hold the key of the house under
   * a secret, some that of a second, empty house, the others nothing.
   */
  readonly slots: readonly Uint8Array<ArrayBuffer>[]
  readonly after: LockAfter
  readonly tries: Tries
  readonly passkey?: Passkey
}

export interface Tries {
  readonly wrong: number
  /** The moments of the last wrong one, and from which the next may be made. */
  readonly last: number
  readonly until: number
}

export interface Passkey {
  readonly id: Uint8Array<ArrayBuffer>
  readonly salt: Uint8Array<ArrayBuffer>
}

/** Which of the own slots a secret of each sort has. */
const slotFor = { secret: 0, words: 1, passkey: 2 } as const
export type SecretSort = keyof typeof slotFor

const slotsOfAHouse = 4
const slotCount = 2 * slotsOfAHouse
const payloadBytes = 64
/** The nonce, the payload and its mark. */
const slotBytes = 12 + payloadBytes + 16

export const noTries: Tries = { wrong: 0, last: 0, until: 0 }

/** What a slot holds: whoever opened it with a secret may put the same under another one. */
export interface Payload {
  readonly key: Uint8Array<ArrayBuffer>
  readonly directory: string
  readonly slots: readonly number[]
}

export function makeKeyring(stretching: Stretching, after: LockAfter): Keyring {
  const slots = Array.from({ length: slotCount }, () => random(slotBytes))
  return { ...stretching, id: makeRandomId(), slots, after, tries: noTries }
}

/** A new house, with every second slot of a shuffled row its own, or with those another left. */
export function makePayload(besides?: Payload): Payload {
  const all = shuffle(Array.from({ length: slotCount }, (_, place) => place))
  const free = besides ? all.filter((place) => !besides.slots.includes(place)) : all
  return { key: random(32), directory: makeRandomId(), slots: free.slice(0, slotsOfAHouse) }
}

export async function putIntoSlot(
  keyring: Keyring,
  payload: Payload,
  sort: SecretSort,
  secretKey: CryptoKey,
): Promise<Keyring> {
  const place = payload.slots[slotFor[sort]] as number
  const sealed = await seal(secretKey, purposeOf(keyring), writePayload(payload))
  return replaceSlot(keyring, place, sealed)
}

export function emptySlot(keyring: Keyring, payload: Pick<Payload, 'slots'>, sort: SecretSort) {
  return replaceSlot(keyring, payload.slots[slotFor[sort]] as number, random(slotBytes))
}

function replaceSlot(keyring: Keyring, place: number, slot: Uint8Array<ArrayBuffer>): Keyring {
  return { ...keyring, slots: keyring.slots.map((old, at) => (at === place ? slot : old)) }
}

/** Whatever the given key opens. All slots are tried, so that the time tells nothing either. */
export async function openSlot(keyring: Keyring, secretKey: CryptoKey): Promise<Payload | null> {
  const opened = await Promise.all(
    keyring.slots.map((slot) =>
      unseal(secretKey, purposeOf(keyring), slot).catch((error) => {
        if (error instanceof Damaged) return null
        throw error
      }),
    ),
  )
  const bytes = opened.find((each) => each !== null)
  return bytes ? readPayload(bytes) : null
}

export async function enterHouse(keyring: Keyring, payload: Payload): Promise<House> {
  const { directory, slots } = payload
  return { key: await importKey(payload.key), directory, slots, lockId: keyring.id }
}

function writePayload({ key, directory, slots }: Payload): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(payloadBytes)
  bytes.set(key)
  bytes.set(fromHex(directory), 32)
  bytes.set(slots, 48)
  return bytes
}

function readPayload(bytes: Uint8Array<ArrayBuffer>): Payload {
  return {
    key: bytes.slice(0, 32),
    directory: toHex(bytes.subarray(32, 48)),
    slots: [...bytes.subarray(48, 48 + slotsOfAHouse)],
  }
}

function purposeOf({ id }: Keyring): string {
  return `slot ${id}`
}

function random(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length))
}

function shuffle(places: number[]): readonly number[] {
  for (let last = places.length - 1; last > 0; last--) {
    const other = (random(4).reduce((sum, byte) => sum * 256 + byte, 0) >>> 0) % (last + 1)
    ;[places[last], places[other]] = [places[other] as number, places[last] as number]
  }
  return places
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
