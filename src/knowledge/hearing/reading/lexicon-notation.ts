import { copyForMatching } from '../matching/matching-copy.ts'
import { preciseKey, speakDevanagari } from './nepali-key.ts'

/** One meaning with the words that carry it: English as written, Nepali as keys; verbs end in `+`. */
export interface Concept {
  readonly name: string
  readonly english: readonly string[]
  readonly nepali: readonly string[]
}

/** Reads the files a writer edits: `# name: gloss`, then `en:`, `ne:` and `la:` lists. */
export function readConcepts(lexicon: string): Concept[] {
  const concepts: { name: string; english: string[]; nepali: string[] }[] = []
  let list: ((entry: string) => void) | undefined
  for (const [at, written] of lexicon.split('\n').entries()) {
    const line = written.trim()
    if (line === '') continue
    if (line.startsWith('#')) {
      const name = line.slice(1).split(':')[0]?.trim() ?? ''
      concepts.push({ name, english: [], nepali: [] })
      list = undefined
      continue
    }
    const concept = concepts.at(-1)
    if (!concept)
      throw new Error(`Line ${at + 1} of the lexicon stands before any concept: ${line}`)
    const [, kind, rest = ''] = /^(en|ne|la):(.*)$/.exec(line) ?? [undefined, undefined, line]
    if (kind === 'en') list = (entry) => concept.english.push(...englishForms(entry))
    else if (kind) list = (entry) => concept.nepali.push(...nepaliKeys(entry))
    if (!list) throw new Error(`Line ${at + 1} of the lexicon belongs to no list: ${line}`)
    for (const entry of rest.split(',')) if (entry.trim()) list(entry.trim())
  }
  return concepts.map(({ name, english, nepali }) => ({
    name,
    english: [...new Set(english)],
    nepali: [...new Set(nepali)],
  }))
}

/** `die+ died dying`: the lemma and its own forms stand for themselves. */
function englishForms(entry: string): string[] {
  return entry.split(/\s+/).map((word) =>
    word
      .split('_')
      .map((part) => copyForMatching(part.replace('+', '')).letters.replaceAll('-', ''))
      .join('_'),
  )
}

function nepaliKeys(entry: string): string[] {
  return entry.split(/\s+/).map((word) =>
    word
      .split('_')
      .map((part) => keyOf(part.replace('+', '')) + (part.endsWith('+') ? '+' : ''))
      .join('_'),
  )
}

function keyOf(word: string): string {
  const { letters } = copyForMatching(word)
  return preciseKey(/[ऄ-ॿ]/.test(letters) ? speakDevanagari(letters) : letters)
}
