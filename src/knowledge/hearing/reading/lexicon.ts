import { lemmasOf } from './english-forms.ts'
import type { Concept } from './lexicon-notation.ts'
import { type Mark, readVerbEndings } from './nepali-endings.ts'
import { looseKey, preciseKey } from './nepali-key.ts'

/** What a word may mean: numbers of concepts, those of grammar among them. */
export type Meanings = readonly number[]

interface Entry {
  readonly concept: number
  readonly precise: string
}

export interface Phrase {
  readonly words: readonly string[]
  readonly concept: number
}

export interface Lexicon {
  readonly names: readonly string[]
  english(word: string): Meanings
  /** `isTold`: the writing tells long vowels from short ones, as Devanagari does. */
  nepali(precise: string, isTold: boolean): Meanings
  /** Phrases that may begin with this word. */
  phrasesFrom(key: string): readonly Phrase[]
}

const nothing: Meanings = []
const markNames = ['i', 'you', 'they', 'past', 'future', 'not', 'wish', 'to'] as const
/** Which concept of grammar an ending says: `-chu` says what `I` says. */
const conceptOfMark: Readonly<Record<Mark, string>> = {
  i: 'self',
  you: 'you',
  they: 'they-did',
  past: 'past',
  future: 'future',
  not: 'not',
  wish: 'wish',
  to: 'to-do',
}
/** Case endings and small words that are written onto a noun. */
const caseEndings = [
  'le lai ko ka ki ma bata bat sanga sang sita sit deki haru nai pani tira tir samma bari bina bitra bitr mati',
  'muni mai kai banda jasto bala ta ni',
].flatMap((row) => row.split(' '))

export function makeLexicon(concepts: readonly Concept[]): Lexicon {
  const names = concepts.map(({ name }) => name)
  const numberOfMark = new Map<Mark, number>()
  for (const mark of markNames) {
    const name = conceptOfMark[mark]
    if (!names.includes(name)) names.push(name)
    numberOfMark.set(mark, names.indexOf(name))
  }
  const englishWords = new Map<string, number[]>()
  const nepaliWords = new Map<string, Entry[]>()
  const nepaliRoots = new Map<string, Entry[]>()
  const phrases = new Map<string, Phrase[]>()
  const endings = readVerbEndings()

  concepts.forEach(({ english, nepali }, concept) => {
    for (const word of english) {
      if (word.includes('_')) addPhrase(word, concept)
      else add(englishWords, word, concept)
    }
    for (const word of nepali) {
      if (word.includes('_')) addPhrase(word, concept)
      else if (word.endsWith('+')) addRoot(word.slice(0, -1), concept)
      else add(nepaliWords, looseKey(word), { concept, precise: word })
    }
  })

  function addRoot(precise: string, concept: number): void {
    const spoken = shorten(precise)
    // A vowel of the root may fall silent before the ending: pakad-, pakdyo.
    const dense = looseKey(`${precise}io`).slice(0, -2)
    const roots = new Set([spoken, dense])
    // पठा- is पठाउ- before most endings.
    if (precise.endsWith('A')) roots.add(`${spoken}u`)
    for (const root of roots) add(nepaliRoots, root, { concept, precise })
  }

  function addPhrase(phrase: string, concept: number): void {
    const words = phrase.split('_').map((word) => looseKey(preciseKey(word.replace('+', ''))))
    add(phrases, (words[0] as string).slice(0, 3), { words, concept })
  }

  function english(word: string): Meanings {
    for (const [lemma, marks] of lemmasOf(word)) {
      const found = englishWords.get(lemma)
      if (found) return marks.length > 0 ? [...found, ...marks.map(numberOf)] : found
    }
    return nothing
  }

  function nepali(precise: string, isTold: boolean): Meanings {
    const loose = looseKey(precise)
    const told = isTold ? precise : undefined
    const whole = fitting(nepaliWords.get(loose), told)
    if (whole) return whole.map(conceptOf)
    return readVerb(precise, isTold) ?? readNoun(precise, isTold) ?? nothing
  }

  function readVerb(precise: string, isTold: boolean): Meanings | undefined {
    const plain = readPlainVerb(looseKey(precise), isTold ? precise : undefined)
    if (plain || !precise.startsWith('na') || precise.length < 5) return plain
    const bare = precise.slice(2)
    const denied = readPlainVerb(looseKey(bare), isTold ? bare : undefined)
    return denied && [...denied, numberOf('not')]
  }

  function readPlainVerb(loose: string, told?: string): Meanings | undefined {
    for (let at = loose.length - 1; at >= 1; at -= 1) {
      const rest = loose.slice(at)
      for (const [root, ending] of rootsBefore(loose.slice(0, at), rest)) {
        const roots = ending && beginning(nepaliRoots.get(root), told)
        if (roots) return [...roots.map(conceptOf), ...ending.map(numberOf)]
      }
    }
    return undefined
  }

  function* rootsBefore(
    root: string,
    rest: string,
  ): Generator<readonly [root: string, ending: readonly Mark[] | undefined]> {
    const { afterVowel, afterConsonant, afterI } = endings
    yield [root, (/[aeiou]$/.test(root) ? afterVowel : afterConsonant).get(rest)]
    yield [`${root}i`, afterI.get(rest)]
    // भन् + नु is typed with one n or two.
    if (rest.startsWith('n')) yield [`${root}n`, afterConsonant.get(rest)]
  }

  /** A noun with what is written onto it, which is cut before any vowel falls silent. */
  function readNoun(precise: string, isTold: boolean): Meanings | undefined {
    const short = shorten(precise)
    for (const ending of caseEndings) {
      if (!short.endsWith(ending) || short.length - ending.length < 2) continue
      const stem = precise.slice(0, -ending.length)
      const told = isTold ? stem.replace(/a$/, '') : undefined
      const found = fitting(nepaliWords.get(looseKey(stem)), told)
      if (found) return found.map(conceptOf)
      const further: Meanings | undefined = stem.length > 4 ? readNoun(stem, isTold) : undefined
      if (further) return further
    }
    return undefined
  }

  function numberOf(mark: Mark): number {
    return numberOfMark.get(mark) as number
  }

  return { names, english, nepali, phrasesFrom: (key) => phrases.get(key.slice(0, 3)) ?? [] }
}

/** Whether a word is this one of a phrase, or a form of it. */
export function isPhraseWord(key: string, word: string): boolean {
  return key === word || (word.length > 2 && key.length - word.length < 5 && key.startsWith(word))
}

function shorten(precise: string): string {
  return precise.replace(/A/g, 'a')
}

function conceptOf({ concept }: Entry): number {
  return concept
}

/** Where the writing tells long from short, what is spelled so comes before what only sounds so. */
function fitting(entries: Entry[] | undefined, told?: string): Entry[] | undefined {
  return preferring(entries, told, (entry) => entry.precise === told)
}

function beginning(entries: Entry[] | undefined, told?: string): Entry[] | undefined {
  return preferring(entries, told, (entry) => told?.startsWith(entry.precise) === true)
}

function preferring(
  entries: Entry[] | undefined,
  told: string | undefined,
  fits: (entry: Entry) => boolean,
): Entry[] | undefined {
  if (!entries || told === undefined) return entries
  const same = entries.filter(fits)
  return same.length > 0 ? same : entries
}

function add<Kept>(known: Map<string, Kept[]>, key: string, value: Kept): void {
  const kept = known.get(key)
  if (kept) kept.push(value)
  else known.set(key, [value])
}
