import type { MatchingCopy } from '../matching/copied-text.ts'
import { joinMixedScripts } from '../matching/fold-scripts.ts'
import { copyForMatching } from '../matching/matching-copy.ts'

/** One word of a text with its disguises off, and where it was written. */
export interface Word {
  readonly letters: string
  readonly start: number
  readonly end: number
  /** What parts it from the word before: nothing much, a comma, or the end of a sentence. */
  readonly parting: '' | ',' | '.'
}

const sentenceEnd = /[.!?।॥\n\r…;⏎]/
const comma = /[,:()"“”—–]/
const emoji = /\p{Extended_Pictographic}/gu
/** Emoji stand above this point; most texts have none and need not be searched. */
const mayHoldEmoji = /[\u203c-\u3299\ud83c-\ud83e]/

export function readWords(
  text: string,
  copy: MatchingCopy = joinMixedScripts(copyForMatching(text)),
): Word[] {
  const { letters } = copy
  const { starts, ends } = copy.places()
  const words: Word[] = []
  let writtenTo = 0
  for (let from = 0; from < letters.length; ) {
    if (isGap(letters, from)) {
      from += 1
      continue
    }
    let to = from
    while (to < letters.length && letters[to] !== ' ') to += 1
    for (const [begin, end] of partsOf(letters, from, to)) {
      const start = starts[begin] as number
      const parting = words.length === 0 ? '.' : partingIn(text, writtenTo, start)
      writtenTo = ends[end - 1] as number
      words.push({
        letters: letters.slice(begin, end).replaceAll('-', ''),
        start,
        end: writtenTo,
        parting,
      })
    }
    from = to
  }
  return mayHoldEmoji.test(text) ? withEmoji(text, words) : words
}

function isGap(letters: string, at: number): boolean {
  const letter = letters[at]
  return letter === ' ' || letter === '-'
}

/** `k-i-l-l` is one word spelled out; `die-but` are two with a sign between them. */
function* partsOf(letters: string, from: number, to: number): Generator<[number, number]> {
  const dash = letters.indexOf('-', from)
  if (dash < 0 || dash >= to || /^\S(?:-\S)+$/.test(letters.slice(from, to))) {
    yield [from, to]
    return
  }
  for (let begin = from; begin < to; ) {
    const next = letters.indexOf('-', begin)
    const end = next < 0 || next > to ? to : next
    if (end > begin) yield [begin, end]
    begin = end + 1
  }
}

function partingIn(text: string, from: number, to: number): Word['parting'] {
  if (to - from <= 1) return text[from] === '\n' || text[from] === '⏎' ? '.' : ''
  const between = text.slice(from, to)
  if (sentenceEnd.test(between)) return '.'
  return comma.test(between) ? ',' : ''
}

/**
 * A laughing face says as much as a word, but it parts no words: each stands once, behind its
 * sentence.
 */
function withEmoji(text: string, words: readonly Word[]): Word[] {
  const behind = new Map<number, Map<string, Word>>()
  for (const { index, 0: face } of text.matchAll(emoji)) {
    let at = words.findIndex((word) => word.start > index && word.parting === '.')
    if (at < 0) at = words.length
    const faces = behind.get(at) ?? new Map<string, Word>()
    const parting = at === 0 ? '.' : ''
    faces.set(face, { letters: face, start: index, end: index + face.length, parting })
    behind.set(at, faces)
  }
  const all: Word[] = []
  for (let at = 0; at <= words.length; at += 1) {
    all.push(...(behind.get(at)?.values() ?? []))
    const word = words[at]
    if (word) all.push(word)
  }
  return all
}
