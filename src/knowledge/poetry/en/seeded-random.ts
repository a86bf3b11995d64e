export type Random = () => number

/**
 * A small deterministic generator: the same seed gives the same numbers on the server and on an
 * old phone, so that a shared poem can be written again from its seed.
 * The seed text is folded into 32-bit words (xmur3); the numbers come from sfc32.
 */
export function seededRandom(seed: string): Random {
  const word = foldSeed(seed)
  let a = word()
  let b = word()
  let c = word()
  let counter = 1
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return (sum >>> 0) / 2 ** 32
  }
  // sfc32 needs a few rounds before nearby seeds part company.
  for (let round = 0; round < 12; round += 1) next()
  return next
}

function foldSeed(seed: string): () => number {
  let hash = 1779033703 ^ seed.length
  for (let index = 0; index < seed.length; index += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 3432918353)
    hash = (hash << 13) | (hash >>> 19)
  }
  return () => {
    hash = Math.imul(hash ^ (hash >>> 16), 2246822507)
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909)
    hash ^= hash >>> 16
    return hash >>> 0
  }
}
