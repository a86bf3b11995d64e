// Written one way or the other by habit rather than by sound.
const devanagariAsHeard = new Map([
  ['ी', 'ि'],
  ['ू', 'ु'],
  ['ई', 'इ'],
  ['ऊ', 'उ'],
  ['श', 'स'],
  ['ष', 'स'],
  ['व', 'ब'],
  ['ण', 'न'],
  ['ँ', ''],
  ['ं', ''],
  ['\u200c', ''],
  ['\u200d', ''],
])

/**
 * One key for the many ways a word is typed: ठूलो/ठुलो, खुशी/खुसी, aama/ama/Aamaa. Both sides of a
 * comparison are folded, so the key itself need not be a word.
 */
export function foldWord(word: string): string {
  const heard = [...word.normalize('NFC')].map((letter) => devanagariAsHeard.get(letter) ?? letter)
  return heard
    .join('')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/sh/g, 's')
    .replace(/[vw]/g, 'b')
    .replace(/ph/g, 'f')
    .replace(/chh/g, 'ch')
    .replace(/([a-z])\1+/g, '$1')
}
