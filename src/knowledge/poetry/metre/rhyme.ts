import { type Akshara, readAksharas } from '#kit/text/aksharas.ts'

/** Nepali ears do not part ि from ी, ु from ू, श from स or व from ब, and forgive a missing ँ. */
const asHeard: Record<string, string> = {
  ई: 'इ',
  ऊ: 'उ',
  ॠ: 'ऋ',
  श: 'स',
  ष: 'स',
  व: 'ब',
  ण: 'न',
}

function hear(letters: string): string {
  return [...letters.replace(/[\u200C\u200D]/g, '')]
    .map((letter) => asHeard[letter] ?? letter)
    .join('')
}

interface HeardSyllable {
  onset: string
  rime: string
}

function hearSyllable(akshara: Akshara): HeardSyllable {
  const breath = akshara.anusvara ? 'ं' : akshara.visarga ? 'ः' : ''
  return { onset: hear(akshara.onset), rime: hear(akshara.vowel) + breath + hear(akshara.closing) }
}

/** A rhyme and its refrain lie in the last words; reading no more keeps long gazals quick. */
const lastWords = 6

function hearWords(line: string): HeardSyllable[][] {
  const words: HeardSyllable[][] = []
  const ending = line.trim().split(/\s+/).slice(-lastWords).join(' ')
  for (const akshara of readAksharas(ending)) {
    if (akshara.opensWord) words.push([])
    words.at(-1)?.push(hearSyllable(akshara))
  }
  return words
}

function soundsSame(a: HeardSyllable[] | undefined, b: HeardSyllable[] | undefined): boolean {
  return a !== undefined && JSON.stringify(a) === JSON.stringify(b)
}

/** रदिफ, the words both lines repeat at their end, rhymes nothing: what stands before it must. */
function dropRefrain(a: HeardSyllable[][], b: HeardSyllable[][]): void {
  while (a.length > 1 && b.length > 1 && soundsSame(a.at(-1), b.at(-1))) {
    a.pop()
    b.pop()
  }
}

/**
 * काफिया: after any refrain, the last syllable sounds the same and so does the vowel before it
 * (धनले / मनले, बाँच्नु / हाँस्नु). A word does not rhyme with itself.
 */
export function rhymes(a: string, b: string): boolean {
  const [ours, theirs] = [hearWords(a), hearWords(b)]
  dropRefrain(ours, theirs)
  if (soundsSame(ours.at(-1), theirs.at(-1))) return false
  const [last, before] = [ours.flat().at(-1), ours.flat().at(-2)]
  const [otherLast, otherBefore] = [theirs.flat().at(-1), theirs.flat().at(-2)]
  if (!last || !otherLast) return false
  const lastEchoes = last.rime === otherLast.rime && last.onset.at(-1) === otherLast.onset.at(-1)
  return lastEchoes && before?.rime.charAt(0) === otherBefore?.rime.charAt(0)
}
