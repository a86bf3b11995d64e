import { findTopics } from '#knowledge/hearing/topics/ne/find-topics.ts'
import { cutAtWord } from '../../plain-text.ts'
import { keepPlainWords } from '../plain-words.ts'

const titleLength = 40
const longestRead = 400
const untitled = 'मनको कुरा'
const devanagari = /^[\s\u0900-\u097f\u200c-\u200d]+$/

/** What was typed, as plain words; empty where there are none. */
export function plainTopic(topic: string): string {
  const plain = keepPlainWords(topic, longestRead)
  return /[\p{L}\p{N}]/u.test(plain) ? plain : ''
}

/** The poem is called what the visitor typed; one word in other letters is called by its Nepali name. */
export function titleOf(text: string, words: readonly string[] = []): string {
  if (text === '') return words.slice(0, 2).join(' र ') || untitled
  if (devanagari.test(text)) return cutAtWord(text, titleLength)
  const isOne = words.length === 1 && devanagari.test(words[0] as string)
  return isOne ? (words[0] as string) : `“${cutAtWord(text, titleLength)}”`
}

/** The same without the lexicon, for a poem that takes nothing else from the topic. */
export function titleOfTopic(topic: string): string {
  const text = plainTopic(topic)
  const { topics, unknown } = findTopics(text)
  return titleOf(text, unknown.length === 0 ? topics.map(({ title }) => title) : [])
}
