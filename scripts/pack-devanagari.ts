/**
 * A Devanagari letter takes three bytes on the wire, and brotli's models are made for Latin text.
 * So the strings of a script full of Nepali are written in Latin letters when it is built, signs
 * standing as vowels and letters as consonants, and read back as the script begins. It saves about
 * a twelfth of what is sent, which is then there for more verses.
 */
import type { Plugin } from 'vite'

const devanagari = /[\u0900-\u097f]/
const sign = /[\u0900-\u0903\u093a-\u094f\u0962\u0963]/

const vowels = 'aeiouAEIOU'
const consonants = 'bcdfghjklmnpqrstvwxyzBCDFGHJKLMNPQRSTVWXYZ0123456789!#%&*+;<>@^_~$'
/** Around what was Latin before. Strings that hold one themselves are left alone. */
const mark = "'"

export interface Alphabet {
  /** What is written, and at the same place what it stands for. */
  readonly latin: string
  readonly devanagari: string
}

/** The commoner a letter, the earlier it takes its place; ends where the Latin letters do. */
export function makeAlphabet(texts: readonly string[]): Alphabet {
  const counts = new Map<string, number>()
  for (const letter of texts.join('')) {
    if (devanagari.test(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  }
  const byCount = [...counts.keys()].sort(
    (one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0) || (one < other ? -1 : 1),
  )
  const asVowels = byCount.filter((letter) => sign.test(letter)).slice(0, vowels.length)
  const others = byCount.filter((letter) => !asVowels.includes(letter)).slice(0, consonants.length)
  return {
    latin: vowels.slice(0, asVowels.length) + consonants.slice(0, others.length),
    devanagari: [...asVowels, ...others].join(''),
  }
}

/** Undefined for a text that could not be told from its packing. */
export function pack(text: string, { latin, devanagari: letters }: Alphabet): string | undefined {
  if (text.includes(mark)) return undefined
  const isTaken = (letter: string | undefined) => letter !== undefined && latin.includes(letter)
  let packed = ''
  let isInside = false
  const all = [...text]
  for (const [at, letter] of all.entries()) {
    // Words stay together: one space between two of them needs no new marks.
    const isPlain: boolean = isTaken(letter) || (isInside && letter === ' ' && isTaken(all[at + 1]))
    if (isPlain !== isInside) packed += mark
    isInside = isPlain
    const place = letters.indexOf(letter)
    packed += place === -1 ? letter : latin[place]
  }
  return isInside ? packed + mark : packed
}

/** The very function that is put into the script. */
export function makeUnpack(latin: string, letters: string): (packed: string) => string {
  return (packed) =>
    packed.replace(
      /'([^']*)'|[!-~]/g,
      (letter, plain) => plain ?? letters[latin.indexOf(letter)] ?? letter,
    )
}

/** For the scripts whose names are given. */
export function packDevanagari(names: readonly string[]): Plugin {
  return {
    name: 'pack-devanagari',
    apply: 'build',
    renderChunk(code, chunk) {
      return names.includes(chunk.name) ? packStrings(code, this.parse(code)) : null
    },
  }
}

interface Found {
  readonly start: number
  readonly end: number
  readonly text: string
  /** A name of a property, which has to become a computed one. */
  readonly isKey: boolean
}

export function packStrings(code: string, program: object): string {
  const found = [...findStrings(program)].sort((one, other) => one.start - other.start)
  const alphabet = makeAlphabet(found.map(({ text }) => text))
  let packed = `const unpackLetters=(${makeUnpack})(${JSON.stringify(alphabet.latin)},${JSON.stringify(alphabet.devanagari)});\n`
  let done = 0
  for (const { start, end, text, isKey } of found) {
    const short = pack(text, alphabet)
    if (short === undefined) continue
    const call = `unpackLetters(${JSON.stringify(short)})`
    packed += code.slice(done, start) + (isKey ? `[${call}]` : call)
    done = end
  }
  return packed + code.slice(done)
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string }

function* findStrings(node: unknown, parent?: Node, place = ''): Generator<Found> {
  if (Array.isArray(node)) {
    for (const each of node) yield* findStrings(each, parent, place)
    return
  }
  if (!isNode(node)) return
  const text = textOf(node, parent)
  if (text !== undefined && devanagari.test(text)) {
    const isKey = place === 'key' && parent?.computed === false
    yield { start: node.start as number, end: node.end as number, text, isKey }
  }
  for (const [name, part] of Object.entries(node)) yield* findStrings(part, node, name)
}

/** Of a string, or of a template without a hole that no function reads for itself. */
function textOf(node: Node, parent: Node | undefined): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type !== 'TemplateLiteral' || parent?.type === 'TaggedTemplateExpression') return
  const [only, ...more] = node.quasis as readonly { value: { cooked?: string } }[]
  return more.length === 0 ? only?.value.cooked : undefined
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
