import { seeded } from './seeded.ts'

/** What thumbs do to a text, the same way each time. */
export const damages: readonly (readonly [title: string, damage: (text: string) => string])[] = [
  ['two letters swapped in the longest word', (text) => inLongest(text, swap)],
  ['one letter dropped in the longest word', (text) => inLongest(text, drop)],
  ['one letter doubled in the longest word', (text) => inLongest(text, double)],
  ['no punctuation, no capitals', (text) => text.toLowerCase().replace(/[.,!?;:।…'"“”]/g, ' ')],
  ['ALL CAPITALS', (text) => text.toUpperCase()],
  ['a face after every third word', (text) => text.replace(/((?:\S+\s+){2}\S+)(?=\s)/g, '$1 😭')],
]

function inLongest(text: string, damage: (word: string, at: number) => string): string {
  const words = text.split(/(\s+)/)
  const longest = words.reduce(
    (best, word, at) =>
      lettersOf(word).length > lettersOf(words[best] as string).length ? at : best,
    0,
  )
  const word = words[longest] as string
  const letters = lettersOf(word)
  if (letters.length < 4) return text
  const at = 1 + Math.floor(seeded(text.length)() * (letters.length - 2))
  words[longest] = damage(word, at)
  return words.join('')
}

/** A Devanagari letter with its signs is one thing to a thumb. */
function lettersOf(word: string): string[] {
  return word.match(/\P{M}\p{M}*/gu) ?? []
}

function swap(word: string, at: number): string {
  const letters = lettersOf(word)
  const kept = letters[at] as string
  letters[at] = letters[at + 1] ?? ''
  letters[at + 1] = kept
  return letters.join('')
}

function drop(word: string, at: number): string {
  return lettersOf(word).toSpliced(at, 1).join('')
}

function double(word: string, at: number): string {
  const letters = lettersOf(word)
  return letters.toSpliced(at, 0, letters[at] as string).join('')
}
