import { cutToGraphemes } from '#kit/text/count.ts'
import { diaryPoemReads } from '../kinds.ts'
import { chooseOne } from './choose.ts'
import { plainText } from './plain-text.ts'
import { composeOn } from './poem/compose-poem.ts'
import { readSubject } from './poem/subject.ts'
import { dealInRow } from './seed-row.ts'
import { seededRandom } from './seeded-random.ts'
import { beings, findTopics, mourning } from './topics/find-topics.ts'

/** What an ordinary day is about, when no word of it says more. */
const anyDay = 'जीवन'
const forms = ['muktak', 'haiku', 'jhyaure'] as const

/** A short poem on what the entry's first words speak of. */
export function composeDiaryPoem(input: { entry: string; seed: string }): string {
  const entry = plainText(cutToGraphemes(input.entry, diaryPoemReads))
  const seed = seededRandom(`diary\n${input.seed}\n${entry}`)
  const deal = dealInRow(seed, entry, input.seed)
  const { topics } = findTopics(entry)
  const grief = topics.find(({ title }) => title === mourning)
  // A death is what the page is about, wherever on it the word stands.
  const [first, second] = grief
    ? [...topics.filter(({ title }) => beings.has(title)).slice(0, 1), grief]
    : topics
  const about = [first?.title ?? anyDay, second?.title ?? ''].join(' ').trim()
  const title = first
    ? [first, second].flatMap((topic) => topic?.title ?? []).join(' र ')
    : 'आजको पाना'
  const subject = { ...readSubject(about, seed), title }
  return [title, '', ...composeOn(subject, chooseOne(forms, seed), seed, deal)].join('\n')
}
