import type { TextRange } from '#kit/text/text-range.ts'

/**
 * The text as a dialler or a browser would take it: lower case, every digit a Latin one, every
 * dash and space a plain one, full-width and ornamental signs made plain, invisible characters
 * gone. Character i of `letters` stands from `starts[i]` up to `ends[i]` in the original, its
 * marks (the frame of a keycap, a stroke through it) included.
 */
export type PlainCopy = {
  readonly letters: string
  readonly starts: readonly number[]
  readonly ends: readonly number[]
}

export function copyPlainly(text: string): PlainCopy {
  let letters = ''
  const starts: number[] = []
  const ends: number[] = []
  for (let at = 0; at < text.length; ) {
    const code = text.codePointAt(at) as number
    const end = at + (code > 0xffff ? 2 : 1)
    const plain = readPlainly(code)
    letters += plain
    for (let i = 0; i < plain.length; i += 1) {
      // An emoji stays as it is, in two halves; of `⑩` both digits stand in the same place.
      const isHalf = code > 0xffff && plain.charCodeAt(0) >= 0xd800
      starts.push(isHalf ? at + i : at)
      ends.push(isHalf ? at + i + 1 : end)
    }
    if (isMark(code)) coverMark(ends, at, end)
    at = end
  }
  return { letters, starts, ends }
}

/** What goes on the character before it: left behind, it would sit on a stranger. */
function isMark(code: number): boolean {
  return (
    (code >= 0x300 && code <= 0x36f) ||
    (code >= 0x20d0 && code <= 0x20ff) ||
    (code >= 0xfe00 && code <= 0xfe0f)
  )
}

function coverMark(ends: number[], at: number, end: number): void {
  for (let i = ends.length - 1; i >= 0 && ends[i] === at; i -= 1) ends[i] = end
}

/** Where characters `from` up to, not including, `to` of a copy stand in the original. */
export function rangeInText({ starts, ends }: PlainCopy, from: number, to: number): TextRange {
  return { start: starts[from] as number, end: ends[to - 1] as number }
}

const plainAscii = Array.from({ length: 0x80 }, (_, code) =>
  String.fromCharCode(code).toLowerCase(),
)
const known = new Map<number, string>()

/** What one character says: mostly one plain character, none if it is unseen, two for `⑩`. */
function readPlainly(code: number): string {
  if (code < 0x80) return plainAscii[code] as string
  if (code > 0xffff && !isOrnamental(code)) return String.fromCodePoint(code)
  let plain = known.get(code)
  if (plain === undefined) {
    plain = readRarely(code)
    known.set(code, plain)
  }
  return plain
}

/** The letters and digits that live among the emoji; the emoji are never worth a closer look. */
function isOrnamental(code: number): boolean {
  return (
    (code >= 0x1d400 && code <= 0x1d7ff) ||
    (code >= 0x1f100 && code <= 0x1f189) ||
    (code >= 0x1fbf0 && code <= 0x1fbf9) ||
    (code >= 0x11450 && code <= 0x11459) ||
    code === 0x1f51f
  )
}

/**
 * Where ten digits begin: Devanagari, Arabic, Persian and Urdu, Bengali, Gurmukhi, Gujarati,
 * Tibetan, Limbu, Newa.
 */
const digitZeros = [0x0966, 0x0660, 0x06f0, 0x09e6, 0x0a66, 0x0ae6, 0x0f20, 0x1946, 0x11450]
/** Where the digits in rings that Unicode knows no plain form of begin, with one. */
const ringedOnes = [0x24f5, 0x2776, 0x2780, 0x278a]
const ringedZeros = [0x24ff, 0x1f10b, 0x1f10c]
const darkLetters = [0x1f150, 0x1f170]

const unseen = /\p{Default_Ignorable_Code_Point}|[\u0300-\u036f\u20d0-\u20ff]/u

function readRarely(code: number): string {
  for (const zero of digitZeros) if (code >= zero && code <= zero + 9) return String(code - zero)
  for (const one of ringedOnes) if (code >= one && code <= one + 9) return String(code - one + 1)
  if (ringedZeros.includes(code)) return '0'
  for (const a of darkLetters) {
    if (code >= a && code < a + 26) return String.fromCharCode(0x61 + code - a)
  }
  if (code === 0x1f51f) return '10'
  const character = String.fromCodePoint(code)
  // Half of a pair: kept as it is so that positions stay true.
  if (code >= 0xd800 && code <= 0xdfff) return character
  if (unseen.test(character)) return ''
  if (/\p{Pd}|\u2212/u.test(character)) return '-'
  if (/\s/u.test(character)) return ' '
  if ('。．｡․·•∙⋅‧・'.includes(character)) return '.'
  return (
    withoutOrnament(character) ?? (code > 0xffff ? character : character.toLowerCase().charAt(0))
  )
}

/** `𝟗`, `⑨`, `⑼`, `⒐`, `⁹` and `９` all say 9, and `Ⓐ`, `𝓪` and `Ａ` say a. */
function withoutOrnament(character: string): string | undefined {
  const plain = character.normalize('NFKC').toLowerCase()
  if (/^[!-~]$/.test(plain)) return plain
  return /^\(?([a-z\d]{1,2})[.)]?$/.exec(plain)?.[1]
}
