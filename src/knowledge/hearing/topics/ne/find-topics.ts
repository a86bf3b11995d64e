import { linesOf } from '#kit/text/lines-of.ts'
import { dayTopics } from './day-topics.ts'
import { feelingTopics } from './feeling-topics.ts'
import { foldWord } from './fold-word.ts'
import { landTopics } from './land-topics.ts'
import { peopleTopics } from './people-topics.ts'
import { keysOf } from './romanise.ts'
import type { Theme } from './theme.ts'

/** Something people ask poems about, with the Nepali words a poem says it with. */
export interface Topic {
  title: string
  words: string[]
  themes: [Theme, Theme]
}

export const topics: Topic[] = []
const topicOfKey = new Map<string, Topic>()

function learn(key: string, topic: Topic): void {
  for (const folded of keysOf(key)) {
    if (!topicOfKey.has(folded)) topicOfKey.set(folded, topic)
  }
}

/** A death, whoever died. */
export const mourning = 'शोक'
export const lostWork = 'बेरोजगारी'

const otherKeys: [string, Topic][] = []
for (const line of [peopleTopics, landTopics, feelingTopics, dayTopics].flatMap(linesOf)) {
  const [themes = [], words = [], keys = []] = line.split('|').map((cell) => cell.trim().split(' '))
  const topic = { title: words[0] as string, words: [...words], themes: themes as [Theme, Theme] }
  topics.push(topic)
  otherKeys.push(...[...keys, ...words].map((key): [string, Topic] => [key, topic]))
}
// A word may help several topics (घर helps परिवार); it belongs to the one it is the title of.
for (const topic of topics) learn(topic.title, topic)
for (const [key, topic] of otherKeys) learn(key, topic)

const endings =
  /(?:हरु)?(?:को|का|कि|मा|ले|लाइ|सग|बाट|देखि|सम्म|बिना|भित्र|माथि|तिर)$|हरु$|(?:haru)?(?:ko|ka|ki|ma|le|lai|sanga|bata)$|haru$|'?s$/

interface Token {
  written: string
  folded: string
  /** Without its case ending: घरमा, gharma and homes are घर, ghar and home. */
  bare: string
}

// Days pass (बित्नु) as well as people: beside somebody, these are a death.
const passing = new Set('बित्नु बित्यो बिते'.split(' ').flatMap(keysOf))
export const beings = new Set(linesOf(peopleTopics).map((line) => line.split(' ')[3]))
// Work that is gone is not work.
const post = new Set('जागिर नोकरी job'.split(' ').flatMap(keysOf))
const gone = new Set('गयो गुम्यो गुमाएँ छुट्यो खोसियो lost'.split(' ').flatMap(keysOf))

// English words that sound like Nepali ones (फूल, रात, आँट, वीर, पुल): they are read as English.
const lookAlikes = new Set('full fool rat ant beer peer pull pat sap ban rang mare'.split(' '))

function eachToken(text: string): Token[] {
  const words = text.match(/['’\u200c-\u200d\p{L}\p{M}]+/gu) ?? []
  return words.map((written) => {
    const folded = lookAlikes.has(written.toLowerCase()) ? `'${written}` : foldWord(written)
    const bare = folded.replace(endings, '')
    return { written, folded, bare: bare.length > 1 ? bare : folded }
  })
}

// Words that say how something is asked for, not what it is about.
const asides = new Set(
  'a an the my our your his her their i me we you it its is am are was be been in on at of for to from with and or but about into by as so very this that these those one please write ago something some when who what how why like just feel feeling feelings म मेरो मेरी मेरा हाम्रो हामी तिमी तिम्रो तपाईं तपाईंको र को का की मा ले लाई छ हो यो त्यो बारे बारेमा विषयमा एउटा एक कुनै लेख लेखिदेऊ लेखिदिनुस् chha'
    .split(' ')
    .flatMap(keysOf),
)

/** What is asked for, not what it should be about, unless nothing else is said. */
const request = new Set(['poem', 'poems', 'कविता'].flatMap(keysOf))

export interface FoundTopics {
  topics: Topic[]
  /** Words that carry meaning and that we do not know. */
  unknown: string[]
}

export function findTopics(text: string): FoundTopics {
  const found = new Set<Topic>()
  const asked = new Set<Topic>()
  const unknown: string[] = []
  const tokens = eachToken(text)
  for (const [at, { written, folded, bare }] of tokens.entries()) {
    if (asides.has(folded)) continue
    const before = tokens[at - 1]?.folded ?? ''
    const passed = passing.has(folded) && beings.has(topicOfKey.get(before)?.title)
    const topic = passed ? topicNamed(mourning) : (topicOfKey.get(folded) ?? topicOfKey.get(bare))
    if (topic) (request.has(folded) ? asked : found).add(topic)
    else unknown.push(written)
    const near = [tokens[at + 1], tokens[at - 1], tokens[at - 2]]
    if (post.has(folded) && near.some((token) => gone.has(token?.folded ?? ''))) {
      return { topics: [topicNamed(lostWork)], unknown }
    }
  }
  return { topics: [...(found.size > 0 || unknown.length > 0 ? found : asked)], unknown }
}

function topicNamed(title: string): Topic {
  return topicOfKey.get(foldWord(title)) as Topic
}
