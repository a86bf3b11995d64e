import { fill, pickOne, say } from '../../chance/choose.ts'
import { seededRandom } from '../../chance/seeded-random.ts'
import { diaryPoemReads } from '../../kinds.ts'
import { capitalise, cutAtWord, keepPlainText } from '../../plain-text.ts'
import type { Asked } from '../../writing-request.ts'
import type { Poem } from '../poem/compose-poem.ts'
import {
  closings,
  happenedLines,
  hourLines,
  openings,
  peopleLines,
  plainLines,
  thingsLines,
  tones,
} from './diary-lines.ts'
import { findThings } from './find-things.ts'
import { readPage } from './read-page.ts'

const quoteLimit = 80

/** A poem out of a diary entry: its own words, what happened and who was there, and a good night. */
export function composeDiaryPoem({ entry, seed }: Asked<'diaryPoem'>): Poem {
  const text = keepPlainText(entry, diaryPoemReads)
  const random = seededRandom(`diary ${text} ${seed}`)
  const page = readPage(text)
  const tone = tones.find(({ themes }) => themes.some((theme) => page.themes.has(theme)))
  const things = findThings(text)
  const [first, second] = page.happened
  const happened = first && [first, ...(second ? [second] : [])].map(capitalise).join('.\n')
  const people = page.people.join(' and ')
  const write = (lines: readonly string[], words: Record<string, string>) =>
    fill(say(random, lines), words)

  const middle = [
    ...(happened ? [write(happenedLines, { happened })] : []),
    ...(people ? [write(peopleLines, { people, People: capitalise(people) })] : []),
    ...(things ? [write(thingsLines, { things, Things: capitalise(things) })] : []),
  ]
  const stanzas = [
    fill(pickOne(random, openings), { words: `“${quoted(page.first)}”` }),
    ...middle,
    say(random, tone?.lines ?? plainLines),
    ...(page.hour && middle.length < 2 ? [say(random, hourLines[page.hour])] : []),
    say(random, closings),
  ]
  return {
    form: 'free',
    lines: stanzas.flatMap((stanza, at) => [...(at === 0 ? [] : ['']), ...stanza.split('\n')]),
  }
}

function quoted(sentence: string): string {
  return cutAtWord(sentence, quoteLimit).replace(/[“”]/g, '').replace(/ \/ /g, ', ')
}
