/**
 * One sound has many spellings: Laxmi and Lakshmi, Deepak and Dipak, Bishnu and Vishnu, सविता
 * and सबिता. Each function here forgets a little more than the one before it.
 */

const anyDevanagari = /\p{Script=Devanagari}/u

export function foldName(name: string): string {
  return anyDevanagari.test(name) ? foldDevanagariName(name) : foldRomanName(name)
}

const nuktaAndJoiners = /[\u093c\u200b-\u200d\u2060]/gu

const devanagariAlike: readonly [RegExp, string][] = [
  [/ी/gu, 'ि'],
  [/ू/gu, 'ु'],
  [/ई/gu, 'इ'],
  [/ऊ/gu, 'उ'],
  [/ऋ/gu, 'रि'],
  [/ृ/gu, '्रि'],
  [/[शष]/gu, 'स'],
  [/ब/gu, 'व'],
  [/ण(?!्)/gu, 'न'],
  [/[ङञणनम]्(?=[क-म])/gu, 'ं'],
  [/ँ/gu, 'ं'],
  [/[^ऀ-ॣ]/gu, ''],
  [/्$/u, ''],
]

function foldDevanagariName(name: string): string {
  const plain = name.normalize('NFD').replace(nuktaAndJoiners, '').normalize('NFC')
  return replaceAllOf(plain, devanagariAlike)
}

const romanAlike: readonly [RegExp, string][] = [
  [/[^a-z]/g, ''],
  [/x/g, 'ks'],
  [/k(?:sh|ch|s)y?a/g, 'ksa'],
  [/tsh|ts|chh/g, 'ch'],
  [/sh/g, 's'],
  [/ph/g, 'f'],
  [/[vw]/g, 'b'],
  [/z/g, 'j'],
  [/j(?:ny?|gn)/g, 'gy'],
  [/ee|ii/g, 'i'],
  [/oo|uu/g, 'u'],
  [/ou/g, 'au'],
  [/([a-z])\1+/g, '$1'],
]

function foldRomanName(name: string): string {
  return replaceAllOf(name.normalize('NFD').toLowerCase(), romanAlike)
}

/**
 * Sapna and Sapana, Jharna and Jharana: the short a inside a name comes and goes. The first and
 * the last letter stay, so that Kamal never becomes Kamala.
 */
export function dropInnerShortA(foldedRoman: string): string {
  return foldedRoman.replace(/(?<=[^aeiou])a(?=[^aeiou].)/g, '')
}

/** Krishn and Krishna, Ashok and Ashoka. */
export function dropLastShortA(foldedRoman: string): string {
  return foldedRoman.replace(/(?<=[^aeiou])a$/, '')
}

/** Jyothi and Savitha: in the south of the subcontinent the soft t is written th. */
export function joinSouthernT(foldedRoman: string): string {
  return foldedRoman.replace(/th/g, 't')
}

function replaceAllOf(text: string, rules: readonly [RegExp, string][]): string {
  return rules.reduce((current, [pattern, letters]) => current.replace(pattern, letters), text)
}
