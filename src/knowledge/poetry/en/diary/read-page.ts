import { readWords } from '#knowledge/hearing/topics/en/read-words.ts'
import { turnToYou } from './turn-to-you.ts'

/** What the beginning of a page tells: what happened, who is in it, and what it is about. */
export interface Page {
  readonly first: string
  /** What happened after the first sentence, said back. */
  readonly happened: readonly string[]
  readonly people: readonly string[]
  readonly themes: ReadonlySet<string>
  readonly hour: 'morning' | 'night' | 'rain' | undefined
}

const shortest = 3
const longest = 14

export function readPage(text: string): Page {
  const sentences = text.split(/(?<=[.!?।…])\s+/).filter((one) => one !== '')
  const [first = '', ...others] = sentences
  const words = readWords(text)
  return {
    first,
    happened: others.flatMap(clausesOf).slice(0, 2),
    people: [...new Set(words.flatMap(personIn))].slice(0, 2),
    themes: new Set(words.flatMap(({ entry }) => entry?.themes ?? [])),
    hour: hourOf(text),
  }

  function personIn({ text: said, entry }: (typeof words)[number]): string[] {
    if (entry?.kind !== 'person' || entry.themes[0] === 'self') return []
    const owner = new RegExp(`\\b(my|our|his|her|their|the)\\s+${said}`, 'i').exec(text)?.[1]
    return owner ? [turnToYou(`${owner.toLowerCase()} ${said}`)] : []
  }
}

/** A whole clause with a doer and few enough words to say over again; a cut one is left. */
function clausesOf(sentence: string): string[] {
  if (sentence.endsWith('…')) return []
  const plain = sentence.replace(/[.!?।]+$/, '').replace(/^(and|but|so|then)\s+/i, '')
  const count = plain.split(/\s+/).length
  const hasDoer = /^(I|we|my|our|the|he|she|they|it|nobody|everyone|somebody)\b/i.test(plain)
  return hasDoer && count >= shortest && count <= longest && /^[\p{L}\s’,-]+$/u.test(plain)
    ? [turnToYou(plain)]
    : []
}

function hourOf(text: string): Page['hour'] {
  if (/\b(rain(ed|ing|y)?|monsoon)\b/i.test(text)) return 'rain'
  if (/\b(night|midnight|tonight|sleep|dark)\b/i.test(text)) return 'night'
  return /\b(morning|dawn|woke|breakfast)\b/i.test(text) ? 'morning' : undefined
}
