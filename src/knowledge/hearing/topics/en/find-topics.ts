import { dropLastA, foldNepali, stemNepali } from './fold-nepali.ts'
import { type TopicId, topicWords } from './topic-words.ts'

const topicByWord = new Map<string, TopicId>()
const topicBySound = new Map<string, TopicId>()
for (const [topic, words] of Object.entries(topicWords)) {
  for (const word of words.split(' ').map((one) => one.replaceAll('_', ' '))) {
    topicByWord.set(word, topic as TopicId)
    topicBySound.set(dropLastA(foldNepali(word)), topic as TopicId)
  }
}

/** Named in passing as often as meant (“write me a poem about rain”): heard only when alone. */
const passing: ReadonlySet<TopicId> = new Set(['words', 'self', 'time', 'life'])

/** Whom one loses; keys and buses are only mislaid. */
const dear: ReadonlySet<string> = new Set(
  'mother father grandmother grandfather sister brother family teacher friend child love dog cat'.split(
    ' ',
  ),
)

const longestPhrase = 4

export interface FoundTopic {
  topic: TopicId
  /** The visitor's own word for it. */
  word: string
}

/** The topics a text speaks of, in the order it speaks of them. */
export function findTopics(text: string): FoundTopic[] {
  const found = new Map<TopicId, string>()
  const words = wordsOf(text)
  for (let at = 0; at < words.length; ) at += findAt(words, at, found)
  if (/\blost (my|our|his|her)\b/i.test(text) && [...found.keys()].some((topic) => dear.has(topic)))
    found.set('loss', 'lost')
  const inOrder = [...found].map(([topic, word]) => ({ topic, word }))
  const meant = inOrder.filter(({ topic }) => !passing.has(topic))
  return meant.length > 0 ? meant : inOrder
}

/** Takes the longest phrase that names a topic here, and says how many words to move on. */
function findAt(words: readonly string[], at: number, found: Map<TopicId, string>): number {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ')
    const topic = lookUp(phrase)
    if (topic === undefined) continue
    if (!found.has(topic)) found.set(topic, phrase)
    return length
  }
  return 1
}

function lookUp(phrase: string): TopicId | undefined {
  const forms = [phrase, phrase.replace(/['’]?s$/, ''), phrase.replace(/es$/, '')]
  const written = forms.map((form) => topicByWord.get(form))
  const sound = foldNepali(phrase)
  const heard = falseFriends.has(phrase)
    ? []
    : [dropLastA(sound), stemNepali(sound)].map((one) => topicBySound.get(one))
  return [...written, ...heard].find((topic) => topic !== undefined)
}

/** English words that sound like Nepali ones (night, mind, forest, rice). */
const falseFriends: ReadonlySet<string> = new Set(['rat', 'man', 'ban', 'what', 'bat'])

/** Words, and each emoji as a word of its own. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}\u200d]+(?:['’]\p{L}+)?|\p{RI}{2}|\p{Extended_Pictographic}/gu) ?? []
  )
}
