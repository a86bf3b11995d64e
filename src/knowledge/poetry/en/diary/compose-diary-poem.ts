import { fill, pickOne, say } from '../choose.ts'
import { capitalise, cutAtWord, keepPlainText } from '../plain-text.ts'
import type { Poem } from '../poem/compose-poem.ts'
import { seededRandom } from '../seeded-random.ts'
import { findTopics } from '../topic/find-topics.ts'
import { closings, openings, plainLines, thingsLines, tones } from './diary-lines.ts'
import { findThings } from './find-things.ts'

export interface DiaryPoemRequest {
  entry: string
  seed: string
}

/** Only the beginning of an entry is read: the rest is nobody's business but the writer's. */
export const diaryLettersRead = 200

const quoteLimit = 80

/** A poem out of a diary entry: its own words, what it named, how it sounded, and a good night. */
export function composeDiaryPoem({ entry, seed }: DiaryPoemRequest): Poem {
  const text = keepPlainText(entry, diaryLettersRead)
  const random = seededRandom(`diary ${text} ${seed}`)
  const things = findThings(text)
  const topics = new Set(findTopics(text).map(({ topic }) => topic))
  const tone = tones.find((candidate) => candidate.topics.some((topic) => topics.has(topic)))

  const stanzas = [
    fill(pickOne(random, openings), { words: `“${firstSentence(text)}”` }),
    ...(things === ''
      ? []
      : [fill(pickOne(random, thingsLines), { things, Things: capitalise(things) })]),
    pickOne(random, tone?.lines ?? plainLines),
    say(random, closings),
  ]
  return {
    form: 'free',
    lines: stanzas.flatMap((stanza, index) =>
      index === 0 ? stanza.split('\n') : ['', ...stanza.split('\n')],
    ),
  }
}

function firstSentence(text: string): string {
  const [first = ''] = text.split(/(?<=[.!?।])\s+/)
  return cutAtWord(first, quoteLimit).replace(/[“”]/g, '').replace(/ \/ /g, ', ')
}
