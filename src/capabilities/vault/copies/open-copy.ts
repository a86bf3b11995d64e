import { Decrypter } from 'age-encryption'
import { readWords, spellWords } from '../sealed/recovery-words.ts'
import { phraseIdentity, TooHeavy } from './scrypt-stanza.ts'
import { tidyPhrase } from './seal-copy.ts'
import { identityOfWords } from './word-identity.ts'

export type OpenedCopy =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly problem: 'wrong' | 'damaged' | 'heavy' | 'notWords' }

type Lists = readonly (readonly string[])[]
interface Sealed {
  readonly bytes: Uint8Array
  readonly opensWith: 'phrase' | 'words'
}

/** Opens the whole file or nothing of it: what was changed by a single bit is not believed. */
export async function openCopy(
  { bytes, opensWith }: Sealed,
  typed: string,
  lists: Lists,
  onProgress?: (part: number) => void,
): Promise<OpenedCopy> {
  const words = readWords(typed, lists)
  const decrypter = new Decrypter()
  if (opensWith === 'phrase') {
    for (const phrase of phrasesOf(typed, words, lists)) {
      decrypter.addIdentity(phraseIdentity(phrase, onProgress))
    }
  } else if (words instanceof Uint8Array) {
    decrypter.addIdentity(identityOfWords(words))
  } else {
    return { ok: false, problem: 'notWords' }
  }
  try {
    return { ok: true, bytes: await decrypter.decrypt(bytes) }
  } catch (error) {
    if (error instanceof TooHeavy) return { ok: false, problem: 'heavy' }
    const isWrong = error instanceof Error && error.message.startsWith('no identity matched')
    return { ok: false, problem: isWrong ? 'wrong' : 'damaged' }
  }
}

/** Recovery words open a file in whichever spelling, order of letters and language they are typed. */
function phrasesOf(typed: string, words: ReturnType<typeof readWords>, lists: Lists): string[] {
  const phrases = words instanceof Uint8Array ? lists.map((list) => phraseOfWords(words, list)) : []
  return [...new Set([...phrases, tidyPhrase(typed), typed])]
}

/** The words as one passphrase, which the common tool can be told too. */
export function phraseOfWords(words: Uint8Array, list: readonly string[]): string {
  return tidyPhrase(spellWords(words, list).join(' '))
}
