import { beings, findTopics, mourning } from '#knowledge/hearing/topics/ne/find-topics.ts'
import { pickOne } from '../../chance/choose.ts'
import { dealInRow } from '../../chance/seed-row.ts'
import { seededRandom } from '../../chance/seeded-random.ts'
import { diaryPoemReads } from '../../kinds.ts'
import type { Asked } from '../../writing-request.ts'
import { keepPlainWords } from '../plain-words.ts'
import { composeOn } from '../poem/compose-poem.ts'
import { readSubject } from '../poem/subject.ts'

/** What an ordinary day is about, when no word of it says more. */
const anyDay = 'जीवन'
const forms = ['muktak', 'haiku', 'jhyaure'] as const

/** A short poem on what the entry's first words speak of. */
export function composeDiaryPoem({ entry, seed }: Asked<'diaryPoem'>): string {
  const text = keepPlainWords(entry, diaryPoemReads)
  const random = seededRandom(`diary\n${seed}\n${text}`)
  const deal = dealInRow(random, text, seed)
  const { topics } = findTopics(text)
  const grief = topics.find(({ title }) => title === mourning)
  // A death is what the page is about, wherever on it the word stands.
  const [first, second] = grief
    ? [...topics.filter(({ title }) => beings.has(title)).slice(0, 1), grief]
    : topics
  const about = [first?.title ?? anyDay, second?.title ?? ''].join(' ').trim()
  const title = first
    ? [first, second].flatMap((topic) => topic?.title ?? []).join(' र ')
    : 'आजको पाना'
  const subject = { ...readSubject(about, random), title }
  return [title, '', ...composeOn(subject, pickOne(random, forms), random, deal)].join('\n')
}
