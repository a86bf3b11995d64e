import { findTopics } from '#knowledge/hearing/topics/en/find-topics.ts'
import { fill, pickOne, say } from '../../chance/choose.ts'
import { seededRandom } from '../../chance/seeded-random.ts'
import { diaryPoemReads } from '../../kinds.ts'
import { capitalise, cutAtWord, keepPlainText } from '../../plain-text.ts'
import type { Asked } from '../../writing-request.ts'
import type { Poem } from '../poem/compose-poem.ts'
import { closings, openings, plainLines, thingsLines, tones } from './diary-lines.ts'
import { findThings } from './find-things.ts'

const quoteLimit = 80

/** A poem out of a diary entry: its own words, what it named, how it sounded, and a good night. */
export function composeDiaryPoem({ entry, seed }: Asked<'diaryPoem'>): Poem {
  const text = keepPlainText(entry, diaryPoemReads)
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
