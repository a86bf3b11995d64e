import { splitAksharas } from '#kit/text/aksharas.ts'
import {
  type FoundTopics,
  findTopics,
  lostWork,
  mourning,
} from '#knowledge/hearing/topics/ne/find-topics.ts'
import type { Theme } from '#knowledge/hearing/topics/ne/theme.ts'
import { pickOne } from '../../chance/choose.ts'
import type { Random } from '../../chance/seeded-random.ts'
import { cutAtWord } from '../../plain-text.ts'
import { keepPlainWords } from '../plain-words.ts'
import { themes } from './themes/all-themes.ts'
import type { Tone } from './themes/theme-verses.ts'

/** What a poem is about, read from whatever the visitor typed. */
export interface Subject {
  title: string
  /** Ways to name it inside a line; a metre takes the one that scans. */
  words: string[]
  /** Where the images come from: its own theme and the one that goes with it. */
  themes: [Theme, Theme]
  /** Two topics were named, and the poem owes an image to each. */
  isTwofold: boolean
  tone: Tone
  /** Somebody has died, or work is lost: nothing glad is said, and nobody does what the living do. */
  mourns: boolean
  /** Points at the title from within a line, where no word of the topic scans. */
  standIn: string
  /** How couplets that speak to or of the topic itself may feel: gravely, where we do not know it. */
  toneTowards: Tone
}

const titleLength = 40
const longestRead = 400
/** Longer phrases fit no line; the title carries them. */
const longestWoven = 6
const untitled = 'मनको कुरा'

/** For what we have no word for, life itself is the image, seen from one of these sides. */
const openThemes: Theme[] = ['peace', 'dawn', 'words', 'river']

function isDevanagari(text: string): boolean {
  return /^[\s\u0900-\u097f\u200c-\u200d]+$/.test(text)
}

function bareNoun(word: string): string {
  const bare = word.replace(/(?:हरू)?(?:को|लाई|सँग|बाट)$|हरू$/, '')
  return splitAksharas(bare).length > 1 ? bare : word
}

function wordsToWeave(text: string, unknown: string[]): string[] {
  const single = unknown.length === 1 && text.split(' ').length === 1
  const woven = single ? bareNoun(text) : `“${text}”`
  const length = splitAksharas(text).length
  return isDevanagari(text) && length > 0 && length <= longestWoven ? [woven] : []
}

function titleOf(text: string, found: FoundTopics): string {
  if (text === '') return untitled
  if (isDevanagari(text)) return cutAtWord(text, titleLength)
  if (found.unknown.length > 0 || found.topics.length === 0)
    return `“${cutAtWord(text, titleLength)}”`
  const titles = found.topics.slice(0, 2).map((topic) => topic.title)
  return titles.join(' र ')
}

function themesOf(found: FoundTopics, random: Random): [Theme, Theme] {
  const [first, second] = found.topics
  if (!first) return ['life', pickOne(random, openThemes)]
  return second ? [first.themes[0], second.themes[0]] : first.themes
}

/** Where there is a grief among the topics, the poem keeps its voice low. */
function toneOf(found: FoundTopics, [main]: [Theme, Theme]): Tone {
  const grieves = found.topics.some((topic) => themes[topic.themes[0]].tone === 'longing')
  return grieves ? 'longing' : themes[main].tone
}

export function readSubject(topic: string, random: Random): Subject {
  const plain = keepPlainWords(topic, longestRead)
  const text = /[\p{L}\p{N}]/u.test(plain) ? plain : ''
  const found = findTopics(text)
  const isDeath = found.topics.some(({ title }) => title === mourning)
  const mourns = isDeath || found.topics[0]?.title === lostWork
  const named = found.topics.find(({ title }) => title !== mourning) ?? found.topics[0]
  const chosen: [Theme, Theme] = isDeath ? ['loss', 'loss'] : themesOf(found, random)
  const tone = toneOf(found, chosen)
  return {
    title: titleOf(text, found),
    words: named?.words ?? wordsToWeave(text, found.unknown),
    themes: chosen,
    isTwofold: !mourns && found.topics.length > 1,
    tone,
    mourns,
    standIn: tone === 'longing' ? 'यही पीर' : 'यो घडी',
    toneTowards: found.topics.length > 0 ? tone : 'longing',
  }
}
