const consonants =
  'क k ख kh ग g घ gh ङ n च ch छ ch ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ f ब b भ bh म m य y र r ल l व b श s ष s स s ह h'
const otherSigns =
  'अ a आ a इ i ई i उ u ऊ u ऋ ri ए e ऐ ai ओ o औ au ा a ि i ी i ु u ू u ृ ri े e ै ai ो o ौ au ं n ँ n'

const sounds = new Map<string, string>()
for (const pairs of [consonants, otherSigns]) {
  const list = pairs.split(' ')
  for (let at = 0; at < list.length; at += 2) sounds.set(list[at] ?? '', list[at + 1] ?? '')
}

/** A consonant with no vowel sign carries an a, except at the end of a word. */
const bare = new RegExp(`([${consonants.replace(/[a-z ]/g, '')}])(?=[\\u0900-\\u093b])`, 'gu')

const doubtful: readonly (readonly [RegExp, string])[] = [
  [/jn/g, 'gy'],
  [/ph/g, 'f'],
  [/z/g, 'j'],
  [/x|chh/g, 'ch'],
  [/sh/g, 's'],
  [/[vw]/g, 'b'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/(.)\1+/g, '$1'],
]

/**
 * One spelling for a Nepali word however it was typed: Devanagari read aloud in Latin letters, and
 * the doubtful letters of romanised Nepali (aa, ee, sh, w) settled one way.
 */
export function foldNepali(word: string): string {
  const spoken = word
    .replace(/[\u093c\u200d]/g, '')
    .replace(bare, '$1a')
    .replace(/[\u0900-\u097f]/gu, (sign) => sounds.get(sign) ?? '')
  return doubtful.reduce((text, [written, heard]) => text.replace(written, heard), spoken)
}

/** The word without its case ending (ko, lai, haru) and without a last a that some leave off. */
export function stemNepali(folded: string): string {
  return dropLastA(folded.replace(/(?<=..)(haru)?(ko|ka|ki|le|lai|ma|bata|sanga?|haru)$/, ''))
}

export function dropLastA(folded: string): string {
  return folded.replace(/(?<=...[^aeiou])a$/, '')
}
