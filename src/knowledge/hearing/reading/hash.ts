/** FNV-1a: the same number for the same letters on every machine. */
export function hashOf(letters: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < letters.length; at += 1) {
    hash = Math.imul(hash ^ letters.charCodeAt(at), 0x01000193)
  }
  return scatter(hash)
}

/** One number for a row of them: which kind of feature, then what it is made of. */
export function hashTogether(kind: number, first: number, second: number, third = 0): number {
  let hash = Math.imul(kind ^ 0x9e3779b9, 0x85ebca6b)
  hash = Math.imul(hash ^ first, 0xc2b2ae35) ^ (hash >>> 13)
  hash = Math.imul(hash ^ second, 0x27d4eb2f) ^ (hash >>> 15)
  hash = Math.imul(hash ^ third, 0x165667b1) ^ (hash >>> 16)
  return scatter(hash)
}

function scatter(hash: number): number {
  let mixed = hash ^ (hash >>> 16)
  mixed = Math.imul(mixed, 0x7feb352d)
  mixed ^= mixed >>> 15
  return mixed >>> 0
}
