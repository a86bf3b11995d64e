import { toBase64url } from './base64url.ts'

/** Where a copy lies, what lets one write there, and what opens it; written as base64url. */
export interface BoxKeys {
  readonly box: string
  readonly token: string
  readonly key: string
}

const encode = (text: string) => new TextEncoder().encode(text)

/** The words alone lead to all three, and none of the three leads to another. */
export async function deriveKeys(words: Uint8Array): Promise<BoxKeys> {
  const secret = await crypto.subtle.importKey('raw', new Uint8Array(words), 'HKDF', false, [
    'deriveBits',
  ])
  const derive = async (info: string) => {
    const salt = encode('voice-of-heart sealed copy')
    const how = { name: 'HKDF', hash: 'SHA-256', salt, info: encode(info) }
    return toBase64url(new Uint8Array(await crypto.subtle.deriveBits(how, secret, 256)))
  }
  const [box, token, key] = await Promise.all([derive('box'), derive('token'), derive('key')])
  return { box, token, key } as BoxKeys
}
