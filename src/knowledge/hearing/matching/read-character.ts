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

/**
 * Nepali as it is typed rather than as it is spelled: short and long vowels, श ष स, व ब and ण न
 * are mixed freely, nasal marks and visarga are forgotten, nukta comes from Hindi keyboards.
 * ष waits for the folding of क्ष.
 */
const typingHabits: readonly (readonly [characters: string, reading: string])[] = [
  ['\u0901\u0902\u0903\u093cऽ', ''],
  ['ई', 'इ'],
  ['ऊ', 'उ'],
  ['ऋ', 'रि'],
  ['\u0940', '\u093f'],
  ['\u0942', '\u0941'],
  ['\u0943', '\u094dर\u093f'],
  ['\u0949', '\u094b'],
  ['\u0945', '\u0947'],
  ['ऑ', 'ओ'],
  ['श', 'स'],
  ['ण', 'न'],
  ['व', 'ब'],
  ['\u0929', 'न'],
  ['\u0931', 'र'],
  ['\u0934', 'ल'],
  ['\u0958', 'क'],
  ['\u0959', 'ख'],
  ['\u095a', 'ग'],
  ['\u095b', 'ज'],
  ['\u095c', 'ड'],
  ['\u095d', 'ढ'],
  ['\u095e', 'फ'],
  ['\u095f', 'य'],
  ['।॥॰', '.'],
]

const firstPoint = 0x900
const readings = Array.from({ length: 0x80 }, (_, offset) => {
  const character = String.fromCharCode(firstPoint + offset)
  const digit = '०१२३४५६७८९'.indexOf(character)
  if (digit >= 0) return String(digit)
  return typingHabits.find(([characters]) => characters.includes(character))?.[1] ?? character
})

function readDevanagari(point: number): string {
  return readings[point - firstPoint] as string
}
