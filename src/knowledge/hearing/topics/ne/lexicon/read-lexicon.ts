import { eachToken } from '../find-topics.ts'
import { keysOf } from '../romanise.ts'
import { isTheme, type Theme } from '../theme.ts'

/**
 * What a word names. An elder is of the family and a senior is not; both are spoken of with
 * respect. A hurt is what somebody did to one, a page is a diary with nothing in it, and a
 * saying a whole sentence.
 */
const wordKinds = [
  'elder',
  'senior',
  'person',
  'animal',
  'thing',
  'food',
  'place',
  'time',
  'event',
  'feeling',
  'hurt',
  'page',
  'saying',
  'deed',
  'idea',
] as const
export type WordKind = (typeof wordKinds)[number]

/** How a poem on the word feels, where its themes do not say. */
const wordTones = ['tender', 'longing', 'bright', 'calm', 'grave', 'comic'] as const
export type WordTone = (typeof wordTones)[number]

export interface LexiconWord {
  readonly word: string
  readonly kind: WordKind
  readonly themes: readonly Theme[]
  readonly tone: WordTone | undefined
  /** The hours it belongs to, where it is one: no scene of another stands beside it. */
  readonly hours: readonly string[] | undefined
}

export interface Lexicon {
  /** By folded key; a key of several words is joined with `_`. */
  readonly byKey: ReadonlyMap<string, LexiconWord>
  /** Deeds by the stem their forms begin with, the longest first. */
  readonly deeds: readonly (readonly [stem: string, word: LexiconWord])[]
  readonly longestKey: number
}

/**
 * `# kind theme theme tone hour:…`, then lines of entries parted by commas: the Nepali word first, after it
 * the other ways people type it. Words of one key hang together with `_`.
 */
export function readLexicon(files: readonly (readonly [name: string, text: string])[]): Lexicon {
  const byKey = new Map<string, LexiconWord>()
  const others: [string, LexiconWord][] = []
  const deeds: [string, LexiconWord][] = []
  let longestKey = 1
  const learn = (key: string, word: LexiconWord) => {
    for (const folded of foldedKeys(key)) {
      if (!byKey.has(folded)) byKey.set(folded, word)
      longestKey = Math.max(longestKey, folded.split('_').length)
    }
  }
  for (const [name, text] of files) {
    let header: Omit<LexiconWord, 'word'> | undefined
    for (const [at, raw] of text.split('\n').entries()) {
      const line = raw.trim()
      if (line === '' || line.startsWith('//')) continue
      const where = `${name}, line ${at + 1}`
      if (line.startsWith('#')) {
        header = readHeader(line, where)
        continue
      }
      if (!header) throw new Error(`${where}: words before any header`)
      for (const entry of line.split(',').map((each) => each.trim())) {
        if (entry === '') continue
        const [first = '', ...keys] = entry.split(/\s+/)
        const word = { ...header, word: first.replaceAll('_', ' ') }
        learn(first, word)
        others.push(...keys.map((key): [string, LexiconWord] => [key, word]))
        if (word.kind === 'deed' && first.endsWith('नु')) deeds.push([stemOf(first), word])
      }
    }
  }
  // A word of its own goes before somebody else's other spelling.
  for (const [key, word] of others) learn(key, word)
  deeds.sort(([a], [b]) => b.length - a.length)
  return { byKey, deeds, longestKey }
}

function foldedKeys(key: string): string[] {
  if (!key.includes('_')) return /\p{L}/u.test(key) ? keysOf(key) : [key.replace(/\ufe0f/g, '')]
  const parts = key.split('_').map((part) => eachToken(part)[0]?.folded ?? part)
  const spoken = key.split('_').map((part) => keysOf(part)[1] ?? keysOf(part)[0] ?? part)
  return [...new Set([parts.join('_'), spoken.join('_')])]
}

/** सिकाउनु begins सिका: सिकाएको, सिकाउनुभयो, सिकायो. */
function stemOf(infinitive: string): string {
  const [folded = ''] = keysOf(infinitive.slice(0, -2))
  return folded.replace(/[उ\u094d]$/, '')
}

function readHeader(line: string, where: string): Omit<LexiconWord, 'word'> {
  const [kind, ...words] = line.replace(/^#\s*/, '').split(/\s+/) as [WordKind, ...string[]]
  if (!wordKinds.includes(kind)) throw new Error(`${where}: no kind is called ${kind}`)
  const hours = words
    .find((each) => each.startsWith('hour:'))
    ?.slice('hour:'.length)
    .split(',')
  const rest = words.filter((each) => !each.startsWith('hour:'))
  const themes = rest.filter(isTheme)
  const tone = rest.find((each) => wordTones.includes(each as WordTone)) as WordTone | undefined
  const odd = rest.find((each) => !isTheme(each) && each !== tone)
  if (odd) throw new Error(`${where}: neither a theme nor a tone: ${odd}`)
  return { kind, themes, tone, hours }
}
