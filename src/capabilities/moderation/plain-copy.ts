import type { TextRange } from './text-range.ts'

/**
 * The text as a dialler or a browser would take it: lower case, every digit a Latin one, every
 * dash and space a plain one, full-width signs made narrow, invisible characters gone. Character i
 * of `letters` stands at `starts[i]` in the original.
 */
export type PlainCopy = { readonly letters: string; readonly starts: readonly number[] }

export function copyPlainly(text: string): PlainCopy {
  let letters = ''
  const starts: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const plain = readPlainly(text.charCodeAt(at))
    letters += plain
    if (plain !== '') starts.push(at)
  }
  return { letters, starts }
}

/** Where characters `from` up to, not including, `to` of a copy stand in the original. */
export function rangeInText({ starts }: PlainCopy, from: number, to: number): TextRange {
  return { start: starts[from] as number, end: (starts[to - 1] as number) + 1 }
}

const plainAscii = Array.from({ length: 0x80 }, (_, unit) =>
  String.fromCharCode(unit).toLowerCase(),
)
const known = new Map<number, string>()

/** One plain character or none. */
function readPlainly(unit: number): string {
  if (unit < 0x80) return plainAscii[unit] as string
  let plain = known.get(unit)
  if (plain === undefined) {
    plain = readRarely(unit)
    known.set(unit, plain)
  }
  return plain
}

/** Where the ten digits begin in Devanagari, Arabic, Persian and Urdu, Bengali and full width. */
const digitZeros = [0x0966, 0x0660, 0x06f0, 0x09e6, 0xff10]
const invisible = /\p{Default_Ignorable_Code_Point}/u

function readRarely(unit: number): string {
  for (const zero of digitZeros) if (unit >= zero && unit <= zero + 9) return String(unit - zero)
  const character = String.fromCharCode(unit)
  // Half of a pair: an emoji or a rare script, kept as it is so that positions stay true.
  if (unit >= 0xd800 && unit <= 0xdfff) return character
  if (invisible.test(character)) return ''
  if (/\p{Pd}|\u2212/u.test(character)) return '-'
  if (/\s/u.test(character)) return ' '
  if ('。．｡․'.includes(character)) return '.'
  if (unit >= 0xff01 && unit <= 0xff5e) return String.fromCharCode(unit - 0xfee0).toLowerCase()
  return character.toLowerCase().charAt(0)
}
