import { linesOf } from '#kit/text/lines-of.ts'
import { asides, eachToken, findTopics } from '#knowledge/hearing/topics/ne/find-topics.ts'
import { keysOf } from '#knowledge/hearing/topics/ne/romanise.ts'
import { dreamSymbols } from './dream-symbols.ts'

/** More than these and a reading turns into a list. */
const mostSymbols = 3

const meaningOfKey = new Map<string, string>()
for (const line of linesOf(dreamSymbols)) {
  const [keys = '', meaning = ''] = line.split(' = ')
  for (const key of keys.split(' ').flatMap(keysOf)) {
    if (!meaningOfKey.has(key)) meaningOfKey.set(key, meaning)
  }
}

/** What the first few pictures of a dream may mean, in the order they were told. */
export function findMeanings(dream: string): string[] {
  const found = new Set<string>()
  for (const { written, folded, bare } of eachToken(dream)) {
    if (asides.has(folded)) continue
    // English and other spellings come through the topics: river, nadi and नदी are one thing.
    const words = findTopics(written).topics.flatMap((topic) => topic.words.flatMap(keysOf))
    const key = [folded, bare, ...words].find((candidate) => meaningOfKey.has(candidate))
    if (key !== undefined) found.add(meaningOfKey.get(key) as string)
  }
  return [...found].slice(0, mostSymbols)
}
