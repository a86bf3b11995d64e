import { type Akshara, readAksharas } from '#kit/text/aksharas.ts'

type Weight = 'L' | 'G'

const shortVowels = new Set(['अ', 'इ', 'उ', 'ऋ', 'ऌ', '\u0904'])

/** Two or more consonants before one vowel; the eyelash र्‍य of गर्‍यो and र्‍ह of मर्‍हम is light. */
function isHeavyCluster(onset: string): boolean {
  const sounded = onset.replace(/\u0930\u094D\u200D|\u0931\u094D/g, '')
  return sounded.includes('\u094D')
}

/**
 * Nepali voices glide over a य or र्ह that follows in the word: Bhanubhakta counts बु light in
 * बुझ्याँ and ग light in गर्‍या, which old books and many keyboards write गर्या.
 */
const glide = /^.\u094Dय$|^\u0930\u094Dह$|^ह\u094D\u0930$/

function isHeavyAlone(akshara: Akshara): boolean {
  return (
    !shortVowels.has(akshara.vowel) || akshara.anusvara || akshara.visarga || akshara.closing !== ''
  )
}

/**
 * A syllable and its weight. `mayBeLight` marks a short vowel that the rule makes heavy and Nepali
 * poets may still sound light: before a glide, before a cluster that opens the next word, or with
 * the ं that old print sets for ँ at a word's end (ताहिं).
 */
export interface WeighedAkshara {
  akshara: Akshara
  weight: Weight
  mayBeLight: boolean
}

function weighAkshara(akshara: Akshara, next: Akshara | undefined): WeighedAkshara {
  if (!isHeavyAlone(akshara)) {
    const pressed = next !== undefined && isHeavyCluster(next.onset)
    const mayBeLight = pressed && (next.opensWord || glide.test(next.onset))
    return { akshara, weight: pressed ? 'G' : 'L', mayBeLight }
  }
  const lightButForNasal =
    akshara.anusvara && akshara.closesWord && !isHeavyAlone({ ...akshara, anusvara: false })
  return { akshara, weight: 'G', mayBeLight: lightButForNasal }
}

export function weighAksharas(line: string): WeighedAkshara[] {
  const aksharas = readAksharas(line)
  return aksharas.map((akshara, at) => weighAkshara(akshara, aksharas[at + 1]))
}

/** The line as laghu (L) and guru (G), conjuncts counted across words, the last syllable as written. */
export function weigh(line: string): string {
  return weighAksharas(line)
    .map((weighed) => weighed.weight)
    .join('')
}
