import { findTopics } from '#knowledge/hearing/topics/en/find-topics.ts'
import { dropLastA, foldNepali, stemNepali } from '#knowledge/hearing/topics/en/fold-nepali.ts'
import { symbolsByTopic, symbolsByWord } from './dream-symbols.ts'

const meaningBySound = new Map<string, string>()
for (const [words, meaning] of Object.entries(symbolsByWord)) {
  for (const word of words.split(' ')) meaningBySound.set(dropLastA(foldNepali(word)), meaning)
}

/** What the first few pictures of a dream may mean, in the order they were told. */
export function findMeanings(dream: string, limit: number): string[] {
  const found = new Set<string>()
  for (const word of dream
    .toLowerCase()
    .replace(/ice.?cream/g, 'food')
    .replace(/my late/g, 'my dead')
    .match(/[\p{L}\p{M}]+/gu) ?? []) {
    const meaning = findMeaning(word)
    // Beside violence nobody in the dream is read as on any other night.
    if (meaning?.startsWith('violence')) return [meaning]
    if (meaning !== undefined) found.add(meaning)
    if (found.size === limit) break
  }
  return [...found]
}

function findMeaning(word: string): string | undefined {
  const sound = foldNepali(word)
  const known = [dropLastA(sound), sound.replace(/s$/, ''), stemNepali(sound)]
    .map((form) => meaningBySound.get(form))
    .find((meaning) => meaning !== undefined)
  const [named] = findTopics(word)
  return known ?? (named && symbolsByTopic[named.topic])
}
