import type { Syllable, Vowel } from './syllable.ts'

/**
 * Latin letters cannot say whether t is त or ट, so each spelling lists its likeliest reading
 * first. Longer spellings stand before the shorter ones they contain.
 */
const consonants: readonly [spelling: string, readings: readonly string[]][] = [
  ['gyan', ['ज']],
  ['jny', ['ज']],
  ['chh', ['छ']],
  ['tsh', ['छ']],
  ['ksh', ['क']],
  ['kh', ['ख']],
  ['gh', ['घ']],
  ['ng', ['ङ']],
  ['ch', ['च', 'छ']],
  ['jh', ['झ']],
  ['ts', ['छ']],
  ['th', ['थ', 'ठ']],
  ['dh', ['ध', 'ढ']],
  ['ph', ['फ']],
  ['bh', ['भ']],
  ['sh', ['स']],
  ['k', ['क']],
  ['q', ['क']],
  ['x', ['क']],
  ['g', ['ग']],
  ['j', ['ज']],
  ['z', ['ज']],
  ['t', ['त', 'ट']],
  ['d', ['द', 'ड']],
  ['n', ['न']],
  ['p', ['प']],
  ['f', ['फ']],
  ['b', ['व']],
  ['v', ['व']],
  ['w', ['व']],
  ['m', ['म']],
  ['y', ['य']],
  ['r', ['र']],
  ['l', ['ल']],
  ['s', ['स']],
  ['h', ['ह']],
]

/** Names every Nepali reader spells with a tongue-tip letter, whatever the Latin letters hide. */
const knownOpenings: readonly [opening: string, consonant: string][] = [
  ['tika', 'ट'],
  ['tek', 'ट'],
  ['top', 'ट'],
  ['tanka', 'ट'],
  ['tashi', 'ट'],
  ['tasi', 'ट'],
  ['thakur', 'ठ'],
  ['thuli', 'ठ'],
  ['dambar', 'ड'],
  ['damber', 'ड'],
  ['dilli', 'ड'],
  ['dolma', 'ड'],
  ['doma', 'ड'],
  ['dhundi', 'ढ'],
]

const vowels: readonly [spelling: RegExp, vowel: Vowel][] = [
  [/^(?:ai(?!y)|ei|e(?!e))/, 'e'],
  [/^(?:au|ou|o(?!o))/, 'o'],
  [/^a/, 'a'],
  [/^(?:i|ee)/, 'i'],
  [/^(?:u|oo)/, 'u'],
]

/** Every reading the spelling allows, likeliest first; none when there is nothing to read. */
export function readRomanSyllables(name: string): Syllable[] {
  const letters = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
  const spelled = spellOutC(letters)
  const found = consonants.find(([spelling]) => spelled.startsWith(spelling))
  if (!found) {
    const vowel = readVowel(letters)
    return vowel ? [{ consonant: '', vowel }] : []
  }
  const [spelling, readings] = found
  const afterFirst = spelling === 'gyan' ? 'an' : spelled.slice(spelling.length)
  const vowel = readVowel(afterFirst.replace(/^[^aeiou]+/, '')) ?? 'a'
  const known = knownOpenings.find(([opening]) => letters.startsWith(opening))?.[1]
  const ordered = known ? [known, ...readings.filter((reading) => reading !== known)] : readings
  return ordered.map((consonant) => ({ consonant, vowel }))
}

/** A bare c is s before a light vowel (Cynthia) and k elsewhere (Cahal). */
function spellOutC(letters: string): string {
  return letters.replace(/^c(?!h)/, /^c[eiy]/.test(letters) ? 's' : 'k')
}

function readVowel(letters: string): Vowel | undefined {
  return vowels.find(([spelling]) => spelling.test(letters))?.[1]
}
