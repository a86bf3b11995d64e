import { mourning } from '#knowledge/hearing/topics/ne/find-topics.ts'
import { openLexicon } from '#knowledge/hearing/topics/ne/lexicon/open-lexicon.ts'
import { readTopic, type TopicReading } from '#knowledge/hearing/topics/ne/read-topic.ts'
import { diaryPoemReads } from '../../kinds.ts'
import type { Asked } from '../../writing-request.ts'
import { keepPlainWords } from '../plain-words.ts'
import { composeOn } from '../poem/compose-poem.ts'
import { subjectOf } from '../poem/subject.ts'

const untitled = 'आजको पाना'
const mostWords = 3
/** People first, then what happened, then where: a page is about somebody it happened to. */
const weightOfKind = [
  'elder',
  'senior',
  'person',
  'animal',
  'hurt',
  'deed',
  'event',
  'feeling',
  'page',
  'idea',
  'food',
  'thing',
  'place',
  'time',
]

/** A poem of free verse on the people, things and feelings of the entry's first words. */
export async function composeDiaryPoem({ entry, seed }: Asked<'diaryPoem'>): Promise<string> {
  const text = keepPlainWords(entry, diaryPoemReads)
  const page = ofThePage(readTopic(text, await openLexicon()))
  const names = page.words.map(({ word }) => word)
  // A death is what the page is about, wherever on it the word stands.
  const title =
    (page.isDeath ? [names[0] ?? '', mourning] : names.slice(0, 2)).filter(Boolean).join(' र ') ||
    untitled
  const subject = subjectOf(page, title)
  const today = { text: 'आजको दिन', frames: ['page'], halves: [] }
  const words = subject.words.length > 0 ? subject.words : [today]
  const lines = await composeOn({ ...subject, words }, 'gadya', `diary\n${text}`, seed)
  return [title, '', ...lines].join('\n')
}

/** The words of a page that carry it. What nobody knows may be any verb, and is left out. */
function ofThePage(reading: TopicReading): TopicReading {
  const known = reading.words.filter(({ isKnown }) => isKnown)
  const weigh = ({ kind = 'time' }: (typeof known)[number]) => weightOfKind.indexOf(kind)
  const words = known
    .toSorted((a, b) => weigh(a) - weigh(b))
    .slice(0, reading.isDeath ? 1 : mostWords)
  return { ...reading, words, phrase: undefined }
}
