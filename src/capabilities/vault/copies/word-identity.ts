import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { bech32 } from '@scure/base'
import { identityToRecipient } from 'age-encryption'

/**
 * The key of the copies that are written without anybody being asked. A passphrase would have to
 * lie on the phone for that, so they are sealed to a public key instead: the phone keeps what
 * seals, and what opens is made of the recovery words alone, anew each time they are typed.
 * The label keeps it apart from every other key that the same words are made into.
 */
export function identityOfWords(words: Uint8Array): string {
  const secret = hkdf(sha256, words, undefined, utf8ToBytes('voice-of-heart copies 1'), 32)
  return bech32.encodeFromBytes('AGE-SECRET-KEY-', secret).toUpperCase()
}

/** What may lie on the phone: it seals, and cannot open. */
export function recipientOfWords(words: Uint8Array): Promise<string> {
  return identityToRecipient(identityOfWords(words))
}
