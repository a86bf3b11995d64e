import { createDecipheriv, createHmac, hkdfSync, scryptSync } from 'node:crypto'

/**
 * A second reader of the age format (https://age-encryption.org/v1), written from its description
 * with Node's own parts and none of the library: what it opens, other programs open too.
 */
export function readAge(file: Uint8Array, phrase: string): string {
  const text = Buffer.from(file).toString('latin1')
  const head = /^age-encryption\.org\/v1\n-> scrypt (\S+) (\d+)\n(\S+)\n--- (\S+)\n/.exec(text)
  if (!head) throw new Error('not an age file with a passphrase')
  const [whole, salt = '', logN, body = '', mac = ''] = head
  const wrapKey = scryptSync(
    phrase,
    Buffer.concat([Buffer.from('age-encryption.org/v1/scrypt'), unpadded(salt)]),
    32,
    { N: 2 ** Number(logN), r: 8, p: 1, maxmem: 2 ** 29 },
  )
  const fileKey = openSealed(wrapKey, Buffer.alloc(12), unpadded(body))

  const macKey = derive(fileKey, Buffer.alloc(0), 'header')
  const covered = whole.slice(0, whole.lastIndexOf(' '))
  const expected = createHmac('sha256', macKey).update(covered, 'latin1').digest()
  if (!expected.equals(unpadded(mac))) throw new Error('the head was changed')

  const rest = Buffer.from(file).subarray(whole.length)
  return openStream(derive(fileKey, rest.subarray(0, 16), 'payload'), rest.subarray(16)).toString()
}

/** Pieces of 64 KB; the nonce counts them and marks the last. */
function openStream(key: Buffer, sealed: Buffer): Buffer {
  const size = 64 * 1024 + 16
  const pieces: Buffer[] = []
  for (let at = 0; at === 0 || at < sealed.length; at += size) {
    const nonce = Buffer.alloc(12)
    nonce.writeUInt32BE(pieces.length, 7)
    nonce[11] = at + size >= sealed.length ? 1 : 0
    pieces.push(openSealed(key, nonce, sealed.subarray(at, at + size)))
  }
  return Buffer.concat(pieces)
}

function openSealed(key: Buffer, nonce: Buffer, sealed: Buffer): Buffer {
  const cipher = createDecipheriv('chacha20-poly1305', key, nonce, { authTagLength: 16 })
  cipher.setAuthTag(sealed.subarray(-16))
  return Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
}

function derive(key: Buffer, salt: Buffer, label: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, label, 32))
}

function unpadded(text: string): Buffer {
  return Buffer.from(text, 'base64')
}
