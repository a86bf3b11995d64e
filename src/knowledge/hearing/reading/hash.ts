/** FNV-1a: the same number for the same letters on every machine. */
export function hashOf(letters: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < letters.length; at += 1) {
    hash = Math.imul(hash ^ letters.charCodeAt(at), 0x01000193)
  }
  return scatter(hash)
}

/** One number for two of them. */
export function hashTogether(first: number, second: number): number {
  const hash = Math.imul(first ^ 0x9e3779b9, 0xc2b2ae35)
  return scatter(Math.imul(hash ^ (hash >>> 13) ^ second, 0x27d4eb2f))
}

function scatter(hash: number): number {
  let mixed = hash ^ (hash >>> 16)
  mixed = Math.imul(mixed, 0x7feb352d)
  mixed ^= mixed >>> 15
  return mixed >>> 0
}
