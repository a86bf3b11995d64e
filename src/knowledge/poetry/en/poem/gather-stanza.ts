import { settle } from '../../chance/choose.ts'
import type { Random } from '../../chance/seeded-random.ts'

/**
 * The next stanza of a poem: the first of the candidates that neither closes a line on a word that
 * already closes one nor says again what the poem has said; or that only does the latter.
 */
export function gatherStanza(
  random: Random,
  poem: readonly string[],
  candidates: readonly string[],
): string {
  const settled = candidates.map((stanza) => settle(random, stanza))
  const unlike = (alike: typeof repeats) =>
    settled.find((stanza) => !poem.some((said) => alike(stanza, said)))
  return unlike(repeats) ?? unlike(endsAlike) ?? settled[0] ?? ''
}

function repeats(stanza: string, said: string): boolean {
  return endsAlike(stanza, said) || countShared(tellingWords(stanza), tellingWords(said)) > 1
}

/** Whether a line of one closes on the word that closes a line of the other. */
export function endsAlike(stanza: string, said: string): boolean {
  return countShared(lastWords(stanza), lastWords(said)) > 0
}

function countShared(words: readonly string[], others: readonly string[]): number {
  return new Set(words.filter((word) => others.includes(word))).size
}

function lastWords(stanza: string): string[] {
  return stanza.split('\n').map((line) => wordsOf(line).at(-1) ?? '')
}

/** Words long enough to be an image rather than a hinge of the sentence. */
function tellingWords(stanza: string): string[] {
  return wordsOf(stanza).filter((word) => word.length >= 5)
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z’]+/g) ?? []
}
