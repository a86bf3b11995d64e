import { findTopics } from '#knowledge/hearing/topics/en/find-topics.ts'
import { foldNepali } from '#knowledge/hearing/topics/en/fold-nepali.ts'
import type { TopicId } from '#knowledge/hearing/topics/en/topic-words.ts'
import { cutAtWord } from '../../plain-text.ts'
import { beginsOffTheBeat, countPhraseSyllables } from './syllables.ts'

/** What the verse calls its topic, as verse has to know it. */
export interface TopicPhrase {
  words: string
  /** 0 when they cannot be counted from their letters: another script, a number, an emoji. */
  syllables: number
  offTheBeat: boolean
  /** The visitor's words are set between marks, never parsed, so that any text stays grammatical. */
  quoted: boolean
  /** All of them, for lines that keep no count. */
  whole: string
}

const owned =
  'mother father grandmother grandfather sister brother family teacher friend village country birthday'
const definite =
  'child city tree flower bird cat dog festival song rain night moon stars morning mountain river road'
const renamed: Readonly<Partial<Record<TopicId, string>>> = {
  abroad: 'the world abroad',
  self: 'the mirror',
  study: 'my studies',
  life: 'my life',
  tiredness: 'being tired',
}

function phraseFor(topic: TopicId): string {
  const article = [owned, definite].map((list) => list.split(' ').includes(topic)).indexOf(true)
  return renamed[topic] ?? `${['my ', 'the '][article] ?? ''}${topic}`
}

/** As many syllables as a line has room for beside something of its own. */
const most = 6
const mostLetters = 24

function measure(words: string, quoted: boolean): TopicPhrase {
  const syllables = countPhraseSyllables(words)
  return { words, syllables, offTheBeat: beginsOffTheBeat(words), quoted, whole: words }
}

/** How a poem names what it is about: the topic it knows, or the visitor's words as they stand. */
export function phraseTopic(words: string): TopicPhrase {
  const [known] = findTopics(words)
  const bare = words.replace(/^(the|a|an|my|our) /i, '')
  const ours = known && measure(phraseFor(known.topic), false)
  if (known?.topic === bare.toLowerCase() || (ours && !/[a-z]/i.test(words)))
    return ours as TopicPhrase
  const given = measure(/[ऀ-ॿ]/.test(words) ? foldNepali(words) : words, true)
  if (given.syllables > 0 && given.syllables <= most) return { ...given, whole: words }
  if (ours) return ours
  const short = longestWord(given.words)
  if (short !== '') return { ...measure(short, true), whole: words }
  return { ...given, words: cutAtWord(words, mostLetters), syllables: 0, whole: words }
}

/** Of a long sentence the verse takes up the word that most likely carries it. */
function longestWord(words: string): string {
  const each = words
    .split(/[^\p{L}’-]+/u)
    .filter((word) => countPhraseSyllables(word) > 0 && countPhraseSyllables(word) <= most)
  return each.reduce((longest, word) => (word.length > longest.length ? word : longest), '')
}
