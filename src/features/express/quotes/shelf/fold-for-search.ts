/** Latin accents only: Devanagari vowel signs are combining marks too, and must stay. */
const latinAccents = /[\u0300-\u036f]/gu
const joiners = /[\u200b-\u200d\u2060]/gu
const notLetters = /[^\p{L}\p{M}\p{N}.]+/gu

/** Spellings a Nepali reader uses one for the other: ठूलो and ठुलो, विवेक and बिवेक, शिव and सिव. */
const alike: Record<string, string> = {
  ई: 'इ',
  ऊ: 'उ',
  'ी': 'ि',
  'ू': 'ु',
  श: 'स',
  ष: 'स',
  ब: 'व',
  'ँ': '',
  'ं': '',
}

/** What the eye takes for the same word becomes the same letters, in either script. */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replace(latinAccents, '')
    .replace(joiners, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’']/gu, '')
    .replace(/[०-९]/gu, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/[ईऊीूशषबँं]/gu, (letter) => alike[letter] ?? letter)
    .replace(notLetters, ' ')
    .replace(/\.(?!\d)/gu, ' ')
    .trim()
}
