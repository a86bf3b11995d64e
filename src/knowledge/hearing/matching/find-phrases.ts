import {
  addWord,
  endOfWord,
  endsWord,
  growTree,
  type LetterTree,
  type PhrasePart,
  parsePhrase,
  readWordsAt,
  startsWord,
} from './letter-tree.ts'
import { readListedWord, type Script } from './read-text.ts'

export type PhraseFound<Meaning> = { meaning: Meaning; start: number; end: number }
export type PhraseFinder<Meaning> = (letters: string) => PhraseFound<Meaning>[]

type Step = { tree: LetterTree | 'gap'; mayBeMissing: boolean }
type Phrase<Meaning> = { meaning: Meaning; laterSteps: readonly Step[] }

const wordsInAGap = 3

/**
 * Looks every word of a text up in one letter tree, and only where a phrase begins follows it
 * further. Each place is left after a few letters, so the time grows with the text and no wording
 * can make it explode.
 */
export function makePhraseFinder<Meaning extends string>(
  script: Script,
  phrasesByMeaning: Readonly<Partial<Record<Meaning, readonly string[]>>>,
): PhraseFinder<Meaning> {
  const beginnings = growTree()
  const phrases: Phrase<Meaning>[] = []
  for (const meaning of Object.keys(phrasesByMeaning) as Meaning[]) {
    for (const line of phrasesByMeaning[meaning] ?? []) addPhrase(meaning, parsePhrase(line))
  }
  return (letters) => {
    const found: PhraseFound<Meaning>[] = []
    const ends = new Map<number, number>()
    const followPhrases = (position: number, node: LetterTree) => {
      for (const phrase of node.phrases) {
        const steps = (phrases[phrase] as Phrase<Meaning>).laterSteps
        const end = followSteps(steps, 0, letters, position)
        if (end > (ends.get(phrase) ?? 0)) ends.set(phrase, end)
      }
    }
    for (let start = 0; start < letters.length; start += 1) {
      if (!startsWord(letters, start)) continue
      readWordsAt(beginnings, letters, start, followPhrases)
      if (ends.size === 0) continue
      for (const [phrase, end] of ends) {
        found.push({ meaning: (phrases[phrase] as Phrase<Meaning>).meaning, start, end })
      }
      ends.clear()
    }
    return found
  }

  function addPhrase(meaning: Meaning, [first, ...rest]: PhrasePart[]): void {
    if (first?.kind !== 'words') throw new Error('A phrase begins with a word')
    if (first.mayBeMissing) addPhrase(meaning, rest)
    const phrase = phrases.push({ meaning, laterSteps: rest.map(makeStep) }) - 1
    for (const { word, isStem } of first.choices) {
      addWord(beginnings, readListedWord(word, script), isStem, phrase)
    }
  }

  function makeStep(part: PhrasePart): Step {
    if (part.kind === 'gap') return { tree: 'gap', mayBeMissing: false }
    const tree = growTree()
    for (const { word, isStem } of part.choices) addWord(tree, readListedWord(word, script), isStem)
    return { tree, mayBeMissing: part.mayBeMissing }
  }
}

/** Where the rest of a phrase ends when read from `position`, as far as it reaches; -1 if it does not. */
function followSteps(
  steps: readonly Step[],
  index: number,
  letters: string,
  position: number,
): number {
  const step = steps[index]
  if (!step) return endsWord(letters, position) ? position : -1
  if (step.tree === 'gap') return followGap(steps, index, letters, position)
  let furthest = step.mayBeMissing ? followSteps(steps, index + 1, letters, position) : -1
  readWordsAt(step.tree, letters, afterGap(letters, position), (end) => {
    furthest = Math.max(furthest, followSteps(steps, index + 1, letters, end))
  })
  return furthest
}

function followGap(
  steps: readonly Step[],
  index: number,
  letters: string,
  position: number,
): number {
  if (!endsWord(letters, position)) return followSteps(steps, index + 1, letters, position)
  let from = position
  for (let skipped = 0; skipped <= wordsInAGap; skipped += 1) {
    const end = followSteps(steps, index + 1, letters, from)
    if (end >= 0 || from >= letters.length) return end
    from = endOfWord(letters, afterGap(letters, from))
  }
  return -1
}

function afterGap(letters: string, position: number): number {
  return position < letters.length && endsWord(letters, position) ? position + 1 : position
}

/**
 * Drops what ends or begins inside a longer wording that means something else: the last words of
 * `I want to die` belong to `want to die laughing`. What outgrows the excuse stays.
 */
export function withoutExcused<Meaning extends string>(
  found: readonly PhraseFound<Meaning>[],
  excuse: Meaning,
): PhraseFound<Meaning>[] {
  const excuses = found.filter(({ meaning }) => meaning === excuse)
  return found.filter((one) => one.meaning !== excuse && !excuses.some((by) => excusesIt(by, one)))
}

function excusesIt(excuse: PhraseFound<string>, found: PhraseFound<string>): boolean {
  const endsInside = excuse.start < found.end && found.end <= excuse.end
  const beginsInside = excuse.start < found.start && found.start < excuse.end
  return endsInside || beginsInside
}
