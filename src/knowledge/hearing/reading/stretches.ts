import type { Word } from './read-words.ts'

/** From which word to which: one sentence, a piece of a very long one, or two short ones. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

const longest = 26
const step = 13
const longestPair = 40

/**
 * What is judged by itself. Nothing is read across the end of a sentence, or two quiet lines would
 * make a loud one; but two neighbours are weighed together: “I bought the rope. Tomorrow it is over.”
 */
export function stretchesOf(words: readonly Word[]): Stretch[] {
  const stretches: Stretch[] = []
  for (let from = 0; from < words.length; ) {
    let to = from + 1
    while (to < words.length && (words[to] as Word).parting !== '.') to += 1
    // People who write without a full stop are read in pieces that overlap.
    for (let begin = from; ; begin += step) {
      const end = Math.min(to, begin + longest)
      stretches.push({ from: begin, to: end })
      if (end === to) break
    }
    from = to
  }
  return stretches
}

export function areNeighbours(one: Stretch, next: Stretch): boolean {
  return one.to === next.from && next.to - one.from <= longestPair
}
