import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Concept, readConcepts } from '../../src/knowledge/hearing/reading/lexicon-notation.ts'
import {
  looseKey,
  preciseKey,
  speakDevanagari,
} from '../../src/knowledge/hearing/reading/nepali-key.ts'
import { readWords } from '../../src/knowledge/hearing/reading/read-words.ts'
import { readCorpora } from './read-corpora.ts'

const folder = 'src/knowledge/hearing/lexicon'
const rooms = ['need', 'look-alikes', 'everyday', 'harm', 'feelings', 'asks', 'topics']

/** The lexicon as the writers keep it, without the phrases that no sentence of the corpora uses. */
export function readLexicon(): Concept[] {
  const concepts = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => readConcepts(readFileSync(join(folder, name), 'utf8')))
  const used = phrasesUsed()
  const isUsed = (entry: string) => !entry.includes('_') || used.has(beginningsOf(entry.split('_')))
  return concepts.map(({ name, english, nepali }) => ({
    name,
    english: english.filter(isUsed),
    nepali: nepali.filter(isUsed),
  }))
}

const longestPhrase = 3

function phrasesUsed(): Set<string> {
  const used = new Set<string>()
  for (const { text } of rooms.flatMap(readCorpora)) {
    const words = readWords(text).map(({ letters }) => letters)
    for (let from = 0; from < words.length; from += 1) {
      for (let size = 2; size <= longestPhrase; size += 1) {
        used.add(beginningsOf(words.slice(from, from + size)))
      }
    }
  }
  return used
}

/** Endings differ, so words are told by how they begin. */
function beginningsOf(words: readonly string[]): string {
  return words.map((word) => keyOf(word.replace('+', '')).slice(0, 4)).join(' ')
}

const keys = new Map<string, string>()

function keyOf(word: string): string {
  let key = keys.get(word)
  if (key === undefined) {
    key = looseKey(preciseKey(/[ऄ-ॿ]/.test(word) ? speakDevanagari(word) : word))
    keys.set(word, key)
  }
  return key
}
