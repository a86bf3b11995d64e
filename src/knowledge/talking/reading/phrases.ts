import { type PhrasePart, parsePhrase } from '#knowledge/hearing/matching/letter-tree.ts'
import { copyForMatching } from '#knowledge/hearing/matching/matching-copy.ts'
import { looseKey, preciseKey, speakDevanagari } from '#knowledge/hearing/reading/nepali-key.ts'
import { readWords } from '#knowledge/hearing/reading/read-words.ts'

/** A word as it is written in Latin letters, and as Nepali that sounds the same in both scripts. */
export interface SpelledWord {
  readonly latin: string
  readonly key: string
  /** The first word of a sentence. */
  readonly opens: boolean
}

const devanagari = /[\u0900-\u097f]/
const wordsInAGap = 3

export function spell(text: string): readonly SpelledWord[] {
  return readWords(text).map(({ letters, parting }) => ({
    latin: devanagari.test(letters) ? '' : letters,
    key: keyOf(letters),
    opens: parting === '.',
  }))
}

function keyOf(letters: string): string {
  return looseKey(devanagari.test(letters) ? speakDevanagari(letters) : preciseKey(letters))
}

interface Choice {
  readonly latin: string | undefined
  readonly key: string
  readonly isStem: boolean
}
type Step =
  | { readonly gap: true }
  | { readonly choices: readonly Choice[]; readonly isOptional: boolean }

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
  return {
    find(words) {
      const found = new Set<Meaning>()
      words.forEach(({ latin, key }, at) => {
        for (const start of new Set([startOf(latin), `~${startOf(key)}`])) {
          for (const { meaning, steps } of byStart.get(start) ?? []) {
            if (!found.has(meaning) && fits(steps, 0, words, at)) found.add(meaning)
          }
        }
      })
      return [...found]
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
    for (const { latin, key } of step.choices) {
      starts.add(latin === undefined ? `~${startOf(key)}` : startOf(latin))
    }
    if (!step.isOptional) break
  }
  return starts
}

function readPart(part: PhrasePart): Step {
  if (part.kind === 'gap') return { gap: true }
  const choices = part.choices.map(({ word, isStem }) => {
    const { letters } = copyForMatching(word)
    const isNepali = devanagari.test(letters)
    return { latin: isNepali ? undefined : letters, key: keyOf(letters), isStem }
  })
  return { choices, isOptional: part.mayBeMissing }
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
  const word = words[place]
  if (!word || (at > 0 && word.opens)) return false
  return (
    step.choices.some((choice) => isMeant(choice, word)) && fits(steps, at + 1, words, place + 1)
  )
}

function isMeant({ latin, key, isStem }: Choice, word: SpelledWord): boolean {
  const [listed, said] = latin === undefined ? [key, word.key] : [latin, word.latin]
  return isStem ? said.startsWith(listed) : said === listed
}
