import { readText } from '#knowledge/hearing/ear.ts'
import { type PhrasePart, parsePhrase } from '#knowledge/hearing/matching/letter-tree.ts'
import { copyForMatching } from '#knowledge/hearing/matching/matching-copy.ts'
import { leaningOf } from '#knowledge/hearing/reading/meanings.ts'
import { looseKey, preciseKey, speakDevanagari } from '#knowledge/hearing/reading/nepali-key.ts'

/** A word as it is written in Latin letters, and as Nepali that sounds the same in both scripts. */
export interface SpelledWord {
  readonly latin: string
  readonly key: string
  /** The first word of a sentence. */
  readonly opens: boolean
}

const devanagari = /[\u0900-\u097f]/
/** don’t is one word, and so are भा'को and I'm. */
const apostrophe = /([\p{L}\p{M}])['’]([\p{L}])/gu
const wordsInAGap = 3

export function spell(text: string): readonly SpelledWord[] {
  const { words, senses, stretches } = readText(text.replace(apostrophe, '$1$2'))
  return stretches.flatMap(({ from, to }) => {
    // English that sounds like Nepali (man, hat, answer) is no Nepali in an English sentence.
    const isEnglish = leaningOf(senses, from, to) > 0
    return words.slice(from, to).map(({ letters, parting }) => {
      const isNepali = devanagari.test(letters)
      return {
        latin: isNepali ? '' : letters,
        key: isEnglish && !isNepali ? '' : keyOf(letters),
        opens: parting === '.',
      }
    })
  })
}

/** “Garum” is typed for गरूँ, and heard as one with it. */
const nasal = /um$/

function keyOf(letters: string): string {
  const spoken = devanagari.test(letters) ? speakDevanagari(letters.replaceAll('क्ष', 'छ')) : letters
  return looseKey(preciseKey(spoken)).replace(nasal, 'u')
}

interface ListedWord {
  /** Undefined for a word that is listed in Devanagari. */
  readonly latin: string | undefined
  readonly key: string
  readonly isStem: boolean
}
/** One of several words, or a few words that stand for one: `did_not`. */
type Choice = readonly ListedWord[]
type Step =
  | { readonly gap: true }
  | { readonly choices: readonly Choice[]; readonly isOptional: boolean }

/** The phrases of a line, with commas between. */
export function phrasesIn(line: string): string[] {
  return line
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
}

/** Phrases by what they stand for, looked up by how they begin. */
export interface PhraseBook<Meaning> {
  find(words: readonly SpelledWord[]): Meaning[]
}

/** The notation is that of `letter-tree.ts`: `want|wanna really? to? die`, `fail*`, `a .. b`. */
export function makePhraseBook<Meaning>(
  entries: readonly (readonly [meaning: Meaning, phrases: readonly string[]])[],
): PhraseBook<Meaning> {
  const byStart = new Map<string, { meaning: Meaning; steps: readonly Step[] }[]>()
  for (const [meaning, phrases] of entries) {
    for (const phrase of phrases) {
      const steps = parsePhrase(phrase).map(readPart)
      for (const start of startsOf(steps)) {
        const known = byStart.get(start)
        if (known) known.push({ meaning, steps })
        else byStart.set(start, [{ meaning, steps }])
      }
    }
  }
  // A talk is gone through again with every message; its words are looked up once.
  const known = new WeakMap<readonly SpelledWord[], Meaning[]>()
  return {
    find(words) {
      const before = known.get(words)
      if (before) return before
      const found = new Set<Meaning>()
      words.forEach(({ latin, key }, at) => {
        for (const start of new Set([startOf(latin), `~${startOf(key)}`])) {
          for (const { meaning, steps } of byStart.get(start) ?? []) {
            if (!found.has(meaning) && fits(steps, 0, words, at)) found.add(meaning)
          }
        }
      })
      const all = [...found]
      known.set(words, all)
      return all
    },
  }
}

function startOf(word: string): string {
  return word.slice(0, 2)
}

/** Under which beginnings a phrase is looked for; `~` marks those of Nepali. */
function startsOf(steps: readonly Step[]): ReadonlySet<string> {
  const starts = new Set<string>()
  for (const step of steps) {
    if ('gap' in step) break
    for (const [first] of step.choices) {
      if (first)
        starts.add(first.latin === undefined ? `~${startOf(first.key)}` : startOf(first.latin))
    }
    if (!step.isOptional) break
  }
  return starts
}

function readPart(part: PhrasePart): Step {
  if (part.kind === 'gap') return { gap: true }
  const choices = part.choices.map(({ word, isStem }): Choice => {
    const words = word.split(' ')
    return words.map((one, at) => listWord(one, isStem && at === words.length - 1))
  })
  return { choices, isOptional: part.mayBeMissing }
}

function listWord(word: string, isStem: boolean): ListedWord {
  const { letters } = copyForMatching(word)
  return { latin: devanagari.test(letters) ? undefined : letters, key: keyOf(letters), isStem }
}

function fits(
  steps: readonly Step[],
  at: number,
  words: readonly SpelledWord[],
  place: number,
): boolean {
  const step = steps[at]
  if (step === undefined) return true
  if ('gap' in step) {
    for (let skipped = 0; skipped <= wordsInAGap; skipped += 1) {
      if (fits(steps, at + 1, words, place + skipped)) return true
      if (words[place + skipped]?.opens) return false
    }
    return false
  }
  if (step.isOptional && fits(steps, at + 1, words, place)) return true
  return step.choices.some(
    (choice) =>
      stands(choice, words, place, at > 0) && fits(steps, at + 1, words, place + choice.length),
  )
}

/** Whether the words of a choice stand at a place, in the sentence that the phrase began in. */
function stands(
  choice: Choice,
  words: readonly SpelledWord[],
  place: number,
  isWithin: boolean,
): boolean {
  return choice.every((listed, at) => {
    const word = words[place + at]
    if (!word || (word.opens && (isWithin || at > 0))) return false
    const [known, said] =
      listed.latin === undefined ? [listed.key, word.key] : [listed.latin, word.latin]
    return listed.isStem ? said.startsWith(known) : said === known
  })
}
