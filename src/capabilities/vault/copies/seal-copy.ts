import { utf8ToBytes } from '@noble/hashes/utils.js'
import { Encrypter } from 'age-encryption'
import { phraseRecipient } from './scrypt-stanza.ts'

/**
 * How hard a passphrase is to try, as a power of two: 64 MB and about two seconds on a slow phone,
 * which a table in memory still fits. Thirteen words cannot be guessed at any price, so they wait
 * for nothing.
 */
export const stretchOf = { phrase: 16, words: 10 } as const

/** What the size of the file tells is how many blocks there are, and not how long a page was. */
const block = 4096

export function sealWithPhrase(
  text: string,
  phrase: string,
  stretch: number,
  onProgress?: (part: number) => void,
): Promise<Uint8Array> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(phraseRecipient(tidyPhrase(phrase), stretch, onProgress))
  return encrypter.encrypt(padded(text))
}

/** For a copy that is written while nobody is there to be asked. */
export function sealTo(recipient: string, text: string): Promise<Uint8Array> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  return encrypter.encrypt(padded(text))
}

/** One way to write what can be written in two; a space at the end is nobody's wish. */
export function tidyPhrase(phrase: string): string {
  return phrase.trim().normalize('NFC')
}

/** With spaces, which may stand behind any JSON. */
function padded(text: string): Uint8Array {
  const bytes = utf8ToBytes(text)
  const whole = new Uint8Array(Math.ceil(bytes.length / block) * block).fill(0x20)
  whole.set(bytes)
  return whole
}
