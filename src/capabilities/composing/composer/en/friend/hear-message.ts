import { findTopics } from '../topic/find-topics.ts'
import type { TopicId } from '../topic/topic-words.ts'
import { type FriendLines, friendLines } from './friend-lines.ts'

export interface FriendMessage {
  text: string
  isUser: boolean
}

interface Heard {
  lines: FriendLines
  /** The visitor's own word for it. */
  word: string
  /** It was said before this message. */
  earlier: boolean
}

/** Turns of speech that say more than their words: “not happy”, “no friends”, “I passed”. */
const sayings: readonly (readonly [RegExp, TopicId])[] = [
  [
    /(not|n['’]t|never|no longer) (feel(ing)? |been |be )?(very |so |really |at all )?(happy|glad|good|okay|ok|fine)|(khusi|khushi) (chh?aina|chh?uina)|खुसी छैन|nothing matters|no point|feel(ing)? (empty|numb)|man bhari|मन भारी/i,
    'sadness',
  ],
  [
    /(no|any|without) (one|body|friends?|people)|nobody|(sathi|saathi|koi|kohi) (chh?aina|pani chh?aina)|कोही छैन|साथी छैन/i,
    'loneliness',
  ],
  [/\b(passed|promoted|selected|won(?!['’])|got (the|a|my|this) (job|visa|offer))\b|पास भ/i, 'joy'],
  [/\b(left|dumped|divorc\w+) me\b/i, 'heartbreak'],
  [/\bhate\b/i, 'anger'],
  [/hospital|surgery|अस्पताल/i, 'worry'],
  [/(can|could)( ?not|n['’]t) sleep|nidra (lag|na)|निद्रा/i, 'sleep'],
]

/** Too short to speak for itself: “yes”, “I don't know”, “ho”. */
const fewWords = 4

export function hearMessage(text: string, history: readonly FriendMessage[]): Heard | undefined {
  const now = hear(text)
  if (now !== undefined) return { ...now, earlier: false }
  if (text.split(' ').length > fewWords) return undefined
  const before = history.filter(({ isUser }) => isUser).at(-1)
  const then = before === undefined ? undefined : hear(before.text)
  return then === undefined ? undefined : { ...then, earlier: true }
}

function hear(text: string): Pick<Heard, 'lines' | 'word'> | undefined {
  const spoken = new Map<TopicId, string>()
  for (const [pattern, topic] of sayings) {
    const [said] = pattern.exec(text) ?? []
    if (said !== undefined) spoken.set(topic, said)
  }
  for (const { topic, word } of findTopics(text)) {
    if (!spoken.has(topic)) spoken.set(topic, word)
  }
  for (const lines of friendLines) {
    const topic = lines.topics.find((candidate) => spoken.has(candidate))
    if (topic !== undefined) return { lines, word: spoken.get(topic) ?? topic }
  }
  return undefined
}
