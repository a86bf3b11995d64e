import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, scryptSync } from 'node:crypto'

const nonceBytes = 12
const tagBytes = 16

/** What opens its seals. */
export type SealingKey = Buffer

/** `secret` must be more than can be guessed. */
export function sealingKey(secret: string, purpose: string): SealingKey {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}

/** The same of words that somebody chose: each guess costs a tenth of a second and 32 megabytes. */
export function sealingKeyOfWords(words: string, purpose: string): SealingKey {
  return scryptSync(words, purpose, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 })
}

/** The same text is sealed differently each time: two seals do not show that they hold the same. */
export function seal(text: string, key: SealingKey): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url')
}

/** Undefined where another key sealed it, or somebody changed it. */
export function unseal(sealed: string, key: SealingKey): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < nonceBytes + tagBytes) return undefined
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
  decipher.setAuthTag(bytes.subarray(-tagBytes))
  try {
    const opened = decipher.update(bytes.subarray(nonceBytes, -tagBytes))
    return Buffer.concat([opened, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
