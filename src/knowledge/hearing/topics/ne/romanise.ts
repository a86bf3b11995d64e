import { readAksharas } from '#kit/text/aksharas.ts'
import { foldWord } from './fold-word.ts'

const consonants = 'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह'
const sounds =
  'k kh g gh ng ch ch j jh n t th d dh n t th d dh n p ph b bh m y r l v s s s h'.split(' ')
const vowels = 'अआइईउऊऋएऐओऔ'
const vowelSounds = 'a a i i u u ri e ai o au'.split(' ')

function soundsOf(letters: string): string {
  return [...letters].map((letter) => sounds[consonants.indexOf(letter)] ?? '').join('')
}

/**
 * How a Nepali word is typed in Latin letters, folded. Everyone writes the unsounded अ and the
 * nasal their own way (sapna, sapana; aansu, aasu), so there are several.
 */
export function romanise(word: string): string[] {
  const aksharas = readAksharas(word)
  const spell = (keepsShortA: boolean, keepsNasal: boolean) =>
    aksharas
      .map((akshara, at) => {
        const isInner = at > 0 && at < aksharas.length - 1
        const isSilent = akshara.vowel === 'अ' && at > 0 && !(isInner && keepsShortA)
        const vowel = isSilent ? '' : (vowelSounds[vowels.indexOf(akshara.vowel)] ?? '')
        const nasal = akshara.anusvara || (akshara.nasal && keepsNasal) ? 'n' : ''
        return soundsOf(akshara.onset) + vowel + nasal + soundsOf(akshara.closing)
      })
      .join('')
  const spellings = [true, false].flatMap((a) => [spell(a, true), spell(a, false)])
  return [...new Set(spellings.map(foldWord))]
}

const devanagari = /[\u0900-\u097f]/

/** Every folded way to write a word that is listed in one. */
export function keysOf(word: string): string[] {
  return devanagari.test(word) ? [foldWord(word), ...romanise(word)] : [foldWord(word)]
}
