import type { Language } from '#kit/i18n/language.ts'
import { hearNeed } from '#knowledge/hearing/hear-need.ts'
import { dealInRow } from '#knowledge/poetry/chance/seed-row.ts'
import { seededRandom } from '#knowledge/poetry/chance/seeded-random.ts'
import { keepPlainText } from '#knowledge/poetry/plain-text.ts'
import { composeGently } from './compose-gently.ts'
import { composeReading } from './compose-reading.ts'
import { findPictures, type Seen } from './find-pictures.ts'
import { type Material, roomsOf } from './material.ts'
import { openLines, openMeanings } from './shelf/open-shelf.ts'

const longestDream = 2000
const plainly = 0.6

export interface DreamRequest {
  readonly dream: string
  readonly language: Language
  readonly seed: string
}

/** One way to look at a dream: what happened in it, and what was seen beside it. */
export async function readDream({ dream, language, seed }: DreamRequest): Promise<string> {
  const text = keepPlainText(dream, longestDream)
  const seen = findPictures(text)
  const [meanings, lines] = await Promise.all([
    openMeanings(language, roomsOf(seen)),
    openLines(language),
  ])
  const random = seededRandom(`dream ${text} ${seed}`)
  const deal = dealInRow(random, `dream ${text}`, seed)
  const material: Material = { seen, meanings, lines, language, deal }
  const { need, sure } = hearNeed(text)
  // “I could not breathe” is drowning here, and no cry: where a dream explains the words, they must
  // say it plainly.
  const needsHand = need !== 'none' && (!explains(seen) || sure >= plainly)
  const isGrave = seen.happenings[0]?.tags.some((tag) => tag === 'grave' || tag === 'care')
  return needsHand || isGrave ? composeGently(material, needsHand) : composeReading(material)
}

/** Death alone explains nothing: who speaks of it may mean their own. */
function explains({ happenings: [main] }: Seen): boolean {
  return main !== undefined && main.id !== 'death'
}
