import { chacha20poly1305 } from '@noble/ciphers/chacha.js'
import { scryptAsync } from '@noble/hashes/scrypt.js'
import { concatBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base64nopad } from '@scure/base'
import { type Identity, type Recipient, Stanza } from 'age-encryption'

/** A file that asks for more memory than a phone has. */
export class TooHeavy extends Error {
  override name = 'TooHeavy'
}

type OnProgress = (part: number) => void

/** 256 MB: what the common tool asks for. More would end the tab instead of opening the file. */
const heaviest = 18
const label = utf8ToBytes('age-encryption.org/v1/scrypt')

/**
 * The passphrase recipient of the age format. The library's own works in one go, and a page that
 * stands still for seconds is closed by its phone; this one breathes and tells how far it is.
 */
export function phraseRecipient(phrase: string, logN: number, onProgress?: OnProgress): Recipient {
  return {
    async wrapFileKey(fileKey) {
      const salt = randomBytes(16)
      const key = await stretch(phrase, salt, logN, onProgress)
      const args = ['scrypt', base64nopad.encode(salt), String(logN)]
      return [new Stanza(args, cipher(key).encrypt(fileKey))]
    },
  }
}

export function phraseIdentity(phrase: string, onProgress?: OnProgress): Identity {
  return {
    async unwrapFileKey(stanzas) {
      const [stanza] = stanzas
      const [kind, salt, logN] = stanza?.args ?? []
      if (!stanza || kind !== 'scrypt') return null
      // Beside another way in, or with parts that are none: the format wants such a file refused.
      const isSound = stanzas.length === 1 && stanza.args.length === 3 && stanza.body.length === 32
      if (!isSound || !/^[1-9]\d?$/.test(logN as string)) throw new Error('no sound scrypt stanza')
      if (Number(logN) > heaviest) throw new TooHeavy()
      const saltBytes = base64nopad.decode(salt as string)
      if (saltBytes.length !== 16) throw new Error('no sound scrypt stanza')
      const key = await stretch(phrase, saltBytes, Number(logN), onProgress)
      try {
        return cipher(key).decrypt(stanza.body)
      } catch {
        return null
      }
    },
  }
}

async function stretch(phrase: string, salt: Uint8Array, logN: number, onProgress?: OnProgress) {
  const options = { N: 2 ** logN, r: 8, p: 1, dkLen: 32, ...(onProgress && { onProgress }) }
  try {
    return await scryptAsync(phrase, concatBytes(label, salt), options)
  } catch (error) {
    // What a browser throws when it has no room for the table.
    throw error instanceof RangeError ? new TooHeavy() : error
  }
}

/** The nonce may be the same for all: a key is made of a new salt for each file. */
const cipher = (key: Uint8Array) => chacha20poly1305(key, new Uint8Array(12))
