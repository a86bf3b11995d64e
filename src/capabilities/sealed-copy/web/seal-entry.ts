import { fromBase64url, randomBytes, toBase64url } from './base64url.ts'
import type { BoxKeys } from './keys.ts'

export interface Sealer {
  seal(text: string): Promise<string>
  /** Null where it was not sealed with these keys, for this box, exactly so. */
  open(sealed: string): Promise<Opened | null>
}
type Opened = { readonly text: string } | 'newer'

const version = 1
const headLength = 5
const nonceLength = 12
const tagLength = 16

/** A text as the box holds it: packed small, filled up to whole blocks, and sealed. */
export async function createSealer({ box, key }: Pick<BoxKeys, 'box' | 'key'>): Promise<Sealer> {
  const usages: KeyUsage[] = ['encrypt', 'decrypt']
  const aesKey = await crypto.subtle.importKey('raw', fromBase64url(key), 'AES-GCM', false, usages)
  // An entry of one box must not pass for one of another.
  const additionalData = new TextEncoder().encode(`voice-of-heart entry ${box}`)

  return {
    async seal(text) {
      const iv = randomBytes(nonceLength)
      const plain = fill(await through(new CompressionStream('deflate-raw'), encode(text)))
      const how = { name: 'AES-GCM', iv, additionalData }
      const sealed = new Uint8Array(await crypto.subtle.encrypt(how, aesKey, plain))
      const whole = new Uint8Array(nonceLength + sealed.length)
      whole.set(iv)
      whole.set(sealed, nonceLength)
      return toBase64url(whole)
    },

    async open(text) {
      const plain = await openSealed(text).catch(() => null)
      if (!plain) return null
      if (plain[0] !== version) return 'newer'
      const length = new DataView(plain.buffer).getUint32(1)
      const packed = plain.subarray(headLength, headLength + length)
      const whole = await through(new DecompressionStream('deflate-raw'), packed).catch(() => null)
      return whole && { text: new TextDecoder().decode(whole) }
    },
  }

  async function openSealed(text: string): Promise<Uint8Array<ArrayBuffer>> {
    const sealed = fromBase64url(text)
    // Two ways to write the same bytes would make one of them an altered entry that passes.
    if (toBase64url(sealed) !== text) throw new Error('not as we write it')
    const how = { name: 'AES-GCM', iv: sealed.subarray(0, nonceLength), additionalData }
    return new Uint8Array(await crypto.subtle.decrypt(how, aesKey, sealed.subarray(nonceLength)))
  }
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

/** Sealed it is a whole number of blocks, so that its size tells little of what it holds. */
function fill(packed: Uint8Array): Uint8Array<ArrayBuffer> {
  const least = nonceLength + headLength + packed.length + tagLength
  const block = least > 16_384 ? 4096 : 1024
  const plain = new Uint8Array(Math.ceil(least / block) * block - nonceLength - tagLength)
  plain[0] = version
  new DataView(plain.buffer).setUint32(1, packed.length)
  plain.set(packed, headLength)
  return plain
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const piped = new Blob([bytes]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(piped).arrayBuffer())
}
