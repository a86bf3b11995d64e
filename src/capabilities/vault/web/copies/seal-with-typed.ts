import { phraseOfWords } from '../../copies/open-copy.ts'
import { sealWithPhrase, stretchOf } from '../../copies/seal-copy.ts'
import { readWords } from '../../sealed/recovery-words.ts'
import { fetchWordLists, mayBeWords } from './word-lists.ts'

type OnProgress = (part: number) => void

/** Seals under what was typed, which may be the recovery words: those are spelled in one way then. */
export async function sealWithTyped(text: string, typed: string, onProgress: OnProgress) {
  for (const list of mayBeWords(typed) ? await fetchWordLists() : []) {
    const words = readWords(typed, [list])
    if (words instanceof Uint8Array) {
      return sealWithPhrase(text, phraseOfWords(words, list), stretchOf.words, onProgress)
    }
  }
  return sealWithPhrase(text, typed, stretchOf.phrase, onProgress)
}
