const randomPart = 10

/** Sorts by the moment of making; the rest is chance, so that two phones never make the same. */
export function makeRecordId(now: number, randomBytes: Uint8Array): string {
  const moment = Math.max(0, Math.floor(now)).toString(36).padStart(9, '0')
  const chance = Array.from(randomBytes, (byte) => (byte % 36).toString(36)).join('')
  return `${moment}-${chance.slice(0, randomPart)}`
}

/** When it was made, of an id that was made here. */
export function momentOf(id: string): number {
  return Math.max(0, Number.parseInt(id.slice(0, 9), 36) || 0)
}

export const randomBytesInId = randomPart

/** The same words have the same name in every tab and on every phone. */
export function nameRecord(what: string, text: string): string {
  let low = 0xdeadbeef
  let high = 0x41c6ce57
  for (let place = 0; place < text.length; place++) {
    const code = text.charCodeAt(place)
    low = Math.imul(low ^ code, 2654435761)
    high = Math.imul(high ^ code, 1597334677)
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  return `${what}-${(high >>> 0).toString(36)}${(low >>> 0).toString(36).padStart(7, '0')}`
}
