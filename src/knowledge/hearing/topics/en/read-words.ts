import { type Entry, lookUp } from './lexicon.ts'

/** A word as it was typed, or a phrase the lexicon knows as one. */
export interface Token {
  readonly text: string
  readonly entry: (Entry & { many: boolean }) | undefined
  /** It carries nothing: an article, a preposition, a pronoun, a verb of every sentence. */
  readonly small: boolean
}

const longestPhrase = 5

const smallWords = new Set(
  `a an the and or but of in on at to for from with by as about into over under after before
  through without between near behind is was are were be been being am do did does done has have
  had having i you he she it we they my your his her our their its mine yours this that these those
  what when where why how who whom whose which if so not no never ever always just very really too
  me him us them there here then than can could will would shall should may might must let lets
  let's don't dont can't cant won't isn't wasn't didn't doesn't i'm im i've i'll you're it's
  thing things something anything everything someone anyone everyone somebody anybody one some any
  all every each other another same own much many more most few little lot bit up down out off away
  back again still yet only also now because while until like make makes made get got go goes went
  going come came please dear happy good bad nice best new old big small first last next long`.split(
    /\s+/,
  ),
)

export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .match(
        /[\p{L}\p{M}\p{N}\u200d]+(?:['’.-][\p{L}\p{M}\p{N}]+)*|\p{RI}{2}|\p{Extended_Pictographic}(?:\ufe0f|\u200d\p{Extended_Pictographic}|\p{Emoji_Modifier})*/gu,
      ) ?? []
  )
}

/** The words of a text, the longest known phrase first. */
export function readWords(text: string): Token[] {
  const words = wordsOf(text)
  const tokens: Token[] = []
  for (let at = 0; at < words.length; ) {
    const token = readAt(words, at)
    tokens.push(token)
    at += token.text.split(' ').length
  }
  return tokens
}

function readAt(words: readonly string[], at: number): Token {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const text = words.slice(at, at + length).join(' ')
    const small = length === 1 && smallWords.has(text.toLowerCase().replace('’', "'"))
    // Small words are known only when nothing else was typed: “me”, “i”.
    if (small && words.length > 1) continue
    const entry = lookUp(text)
    if (entry && !isNameOfSomebody(text, words[at - 1])) return { text, entry, small: false }
  }
  const text = words[at] ?? ''
  return { text, entry: undefined, small: smallWords.has(text.toLowerCase().replace('’', "'")) }
}

/** My friend Kabita is no poem. */
function isNameOfSomebody(text: string, before: string | undefined): boolean {
  const kind = before === undefined ? undefined : lookUp(before)?.kind
  return /^\p{Lu}\p{Ll}+$/u.test(text) && (kind === 'person' || kind === 'animal')
}
