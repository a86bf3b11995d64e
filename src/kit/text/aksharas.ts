/** One written syllable, with what a metre needs to know of it. */
export interface Akshara {
  text: string
  /** The vowel it is sounded with; 'अ' when none is written. */
  vowel: string
  /** Consonants sounded together before the vowel, as written: 'क्ष', 'र', '' for a bare vowel. */
  onset: string
  /** Consonants with a written halanta that close it: the न् of छन्. */
  closing: string
  nasal: boolean
  anusvara: boolean
  visarga: boolean
  opensWord: boolean
  closesWord: boolean
}

const consonant = '[\\u0915-\\u0939\\u0958-\\u095F\\u0978-\\u097F]\\u093C?'
const halanta = '\\u094D[\\u200C\\u200D]*(?![\\u200C\\u200D])'
const vowelSign = '[\\u093A\\u093B\\u093E-\\u094C\\u094E\\u094F\\u0955-\\u0957\\u0962\\u0963]'
const vowelLetter = '[\\u0904-\\u0914\\u0950\\u0960\\u0961\\u0972-\\u0977]'

const word = /[\u0900-\u0963\u0971-\u097F\u200C\u200D]+/g
// A halanta consonant with nothing after it belongs to the syllable before; with a consonant
// after it, to that consonant's cluster. The marks between are nasal, anusvara, visarga and
// avagraha (ऽ), which is written but not sounded, and the Vedic accents.
const written = new RegExp(
  `(?:((?:${consonant}${halanta})*${consonant})(?!\\u094D)(${vowelSign}?)|(${vowelLetter}))` +
    `([\\u0900-\\u0903\\u093D\\u0951-\\u0954]*)` +
    `((?:(?:${consonant}${halanta})+(?!${consonant}))?)`,
  'g',
)

const letterOfSign: Record<string, string> = {
  'ा': 'आ',
  'ि': 'इ',
  'ी': 'ई',
  'ु': 'उ',
  'ू': 'ऊ',
  'ृ': 'ऋ',
  'ॄ': 'ॠ',
  'ॢ': 'ऌ',
  'ॣ': 'ॡ',
  'े': 'ए',
  'ै': 'ऐ',
  'ो': 'ओ',
  'ौ': 'औ',
  'ॅ': 'ऍ',
  'ॉ': 'ऑ',
}

export function readAksharas(line: string): Akshara[] {
  const found: Akshara[] = []
  for (const [letters] of line.normalize('NFC').matchAll(word)) {
    const before = found.length
    for (const match of letters.matchAll(written)) {
      const [text, onset = '', sign = '', letter, marks = '', closing = ''] = match
      found.push({
        text,
        vowel: letter ?? letterOfSign[sign] ?? (sign === '' ? 'अ' : sign),
        onset,
        closing,
        nasal: /[\u0900\u0901]/.test(marks),
        anusvara: marks.includes('\u0902'),
        visarga: marks.includes('\u0903'),
        opensWord: found.length === before,
        closesWord: false,
      })
    }
    const last = found.at(-1)
    if (last && found.length > before) last.closesWord = true
    else if (last && letters.includes('\u094D')) last.closing += letters
  }
  return found
}

/** The written syllables of a line: 'गर्‍यो' is ग + र्‍यो, 'छन्' is one. */
export function splitAksharas(line: string): string[] {
  return readAksharas(line).map((akshara) => akshara.text)
}
