import { readDevanagari } from './read-devanagari.ts'

/**
 * What one character says in a matching copy: letters, ' ' for a space, '.' for any other gap,
 * itself when it may stand for a letter (`@`, `*`, a digit), or nothing at all.
 */
export function readCharacter(point: number): string {
  if (point < 0x80) return ascii[point] as string
  if (point >= 0x900 && point <= 0x97f) return readDevanagari(point)
  return known.get(point) ?? remember(point, readOther(point))
}

/** Apostrophes say nothing: `don't`, `don’t` and `dont` are one word. */
const apostrophes = new Set("'`´‘’ʼ′＇")
const mayStandForLetters = new Set('@$!|+*#%')

const ascii = Array.from({ length: 0x80 }, (_, point) => {
  const character = String.fromCharCode(point)
  if (apostrophes.has(character)) return ''
  if (/[a-z0-9]/i.test(character)) return character.toLowerCase()
  if (/\s/.test(character)) return ' '
  return mayStandForLetters.has(character) ? character : '.'
})

const known = new Map<number, string>()

function remember(point: number, reading: string): string {
  // A visitor can send any of 150,000 characters; the memory of them stays small.
  if (known.size < 2_000) known.set(point, reading)
  return reading
}

/** Letters of other scripts that pass for Latin ones on screen, by their code points. */
const lookalikes = new Map<string, string>(
  Object.entries({
    a: 'аαɑ',
    b: 'вβьƅ',
    c: 'сϲᴄ',
    d: 'ԁɗđ',
    e: 'еєεəɛ',
    g: 'ɡց',
    h: 'һнհ',
    i: 'іιıɩӏ',
    j: 'јϳ',
    k: 'кκ',
    l: 'ⅼłɭ',
    m: 'мϻ',
    n: 'пηռɴ',
    o: 'оοσօø',
    p: 'рρ',
    r: 'гʀ',
    s: 'ѕʂ',
    t: 'тτ',
    u: 'υսцʋ',
    v: 'ѵν',
    w: 'ԝωѡ',
    x: 'хχ',
    y: 'уүγ',
    z: 'ʐƶ',
  }).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
)

function readOther(point: number): string {
  const boxed = readBoxedLetter(point)
  if (boxed) return boxed
  const character = String.fromCodePoint(point)
  if (apostrophes.has(character)) return ''
  if (character === '•') return '*'
  if (/\s/u.test(character)) return ' '
  let reading = ''
  // NFKD opens full-width, circled and mathematical letters and sets accents loose.
  for (const part of character.normalize('NFKD').toLowerCase()) reading += readPart(part)
  return reading
}

function readPart(part: string): string {
  const point = part.codePointAt(0) as number
  if (point < 0x80) return ascii[point] as string
  if (point >= 0x900 && point <= 0x97f) return readDevanagari(point)
  if (/[\p{Cf}\p{Mn}\p{Me}\p{Variation_Selector}]/u.test(part)) return ''
  const latin = lookalikes.get(part)
  if (latin) return latin
  // Letters beyond the basic plane count as one letter that is in no list.
  if (/[\p{L}\p{Mc}]/u.test(part)) return point > 0xffff ? '\ufffd' : part
  return '.'
}

/** 🅰 and 🇦 have no compatibility form, yet are read as letters. */
function readBoxedLetter(point: number): string | undefined {
  for (const first of [0x1f150, 0x1f170, 0x1f1e6]) {
    if (point >= first && point < first + 26) return String.fromCharCode(0x61 + point - first)
  }
  return undefined
}
