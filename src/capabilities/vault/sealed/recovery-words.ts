import { sha256 } from '@noble/hashes/sha2.js'
import { evenSpelling } from './even-spelling.ts'

/*
 * 128 bits of a secret and two that check them, as thirteen words of ten bits. Two bits find three
 * of four slips that happen to be words of the list; what they miss, the keyring or the copy refuses.
 */
const count = 13
const bitsOfWord = 10n
const checkBits = 2n
const bytesOfSecret = 16

/** English words differ in their first four letters, so these are enough. */
const enough = 4

export type MisreadWords =
  | { readonly unknown: string }
  | { readonly count: number }
  | { readonly checksum: true }

export function spellWords(secret: Uint8Array, list: readonly string[]): string[] {
  if (secret.length !== bytesOfSecret) throw new RangeError('Recovery words spell 16 bytes')
  const bits = (asNumber(secret) << checkBits) | checkOf(secret)
  return Array.from({ length: count }, (_, at) => {
    const place = (bits >> (bitsOfWord * BigInt(count - 1 - at))) & 1023n
    return list[Number(place)] as string
  })
}

/** Words of either list, however they were copied down: numbered, in capitals, with commas, cut to four letters. */
export function readWords(
  text: string,
  lists: readonly (readonly string[])[],
): Uint8Array | MisreadWords {
  const typed = text
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\u200c\u200d]+/u)
    .filter((word) => word !== '')
  const places = findInOneList(typed, lists)
  const unknown = typed.find((_, at) => places[at] === undefined)
  if (unknown !== undefined) return { unknown }
  if (typed.length !== count) return { count: typed.length }
  const bits = places.reduce<bigint>(
    (sum, place) => (sum << bitsOfWord) | BigInt(place as number),
    0n,
  )
  const secret = asBytes(bits >> checkBits)
  return checkOf(secret) === (bits & 3n) ? secret : { checksum: true }
}

/** A sheet is in one language: the list that knows most of it, so that a slip is named and not taken for the other. */
function findInOneList(
  typed: readonly string[],
  lists: readonly (readonly string[])[],
): (number | undefined)[] {
  const found = lists.map((list) => {
    const places = placesIn(list)
    return typed.map((word) => findPlace(evenSpelling(word), places, list))
  })
  const known = (places: (number | undefined)[]) =>
    places.filter((place) => place !== undefined).length
  return found.reduce(
    (best, places) => (known(places) > known(best) ? places : best),
    found[0] ?? [],
  )
}

const placesOf = new WeakMap<readonly string[], ReadonlyMap<string, number>>()

/** Worked out once a list: words are read again at every letter that is typed. */
function placesIn(list: readonly string[]): ReadonlyMap<string, number> {
  const known = placesOf.get(list)
  if (known) return known
  const places = new Map(list.map((word, place) => [evenSpelling(word), place]))
  placesOf.set(list, places)
  return places
}

function findPlace(
  word: string,
  places: ReadonlyMap<string, number>,
  list: readonly string[],
): number | undefined {
  const place = places.get(word)
  if (place !== undefined || word.length < enough || !/^[a-z]+$/.test(word)) return place
  const begun = list.findIndex((whole) => whole.startsWith(word))
  return begun === -1 ? undefined : begun
}

function checkOf(secret: Uint8Array): bigint {
  return BigInt((sha256(secret)[0] as number) >> 6)
}

function asNumber(bytes: Uint8Array): bigint {
  return bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
}

function asBytes(bits: bigint): Uint8Array {
  return Uint8Array.from({ length: bytesOfSecret }, (_, at) =>
    Number((bits >> BigInt(8 * (bytesOfSecret - 1 - at))) & 255n),
  )
}
