import type { Heaviness } from '#knowledge/hearing/heaviness/heaviness.ts'
import { pickOne, settle } from '../../chance/choose.ts'
import { dealInRow } from '../../chance/seed-row.ts'
import { seededRandom } from '../../chance/seeded-random.ts'
import { gatherStanza } from '../../en/poem/gather-stanza.ts'
import { readTopic } from '../../en/poem/read-topic.ts'
import { stanzasOf } from '../../en/poem/verses.ts'
import { type PoemForm, poemForms } from '../../kinds.ts'
import type { SolaceVerses } from '../solace-verses.ts'
import { couplets } from './couplets.ts'
import { freeVerse } from './free-verse.ts'
import { haiku } from './haiku.ts'
import { quatrains } from './quatrains.ts'

export interface SolaceRequest {
  weight: Heaviness
  /** What the visitor asked a poem on; a page of a diary has none, and then no title either. */
  topic?: string | undefined
  form?: PoemForm<'en'> | undefined
  seed: string
}

export const sheetsOf: Readonly<Record<PoemForm<'en'>, SolaceVerses>> = {
  couplets,
  quatrains,
  haiku,
  free: freeVerse,
}

/** How many images stand between the opening and the closing: an ordinary poem's length. */
const imagesIn: Readonly<Record<PoemForm<'en'>, number>> = {
  couplets: 4,
  quatrains: 3,
  haiku: 2,
  free: 4,
}

/** Words of despair are met, but not printed above a poem as if they were its name. */
const despairTitles = ['Until morning', 'Stay a while', 'One more hour', 'A light left on']

/** A poem to sit beside someone with: heard, kept company, and not hurried. */
export function writeSolace({ weight, topic, form, seed }: SolaceRequest): string {
  const matter = `solace ${weight} ${form ?? ''} ${topic ?? ''}`
  const random = seededRandom(`${matter} ${seed}`)
  const deal = dealInRow(random, matter, seed)
  const chosen = form ?? pickOne(random, poemForms.en)
  const { openings, images, closings } = sheetsOf[chosen]
  const deck = (sheet: string) => deal(stanzasOf(sheet)).map((one) => settle(random, one))
  // Only where lines rhyme does it matter on which word another stanza ends.
  const rhymes = chosen === 'couplets' || chosen === 'quatrains'
  const next = (said: readonly string[], candidates: readonly string[]) =>
    rhymes ? gatherStanza(random, said, candidates) : (candidates[0] ?? '')
  const [opening = ''] = deck(openings[weight])
  const closing = next([opening], deck(closings[weight]))

  const between: string[] = []
  let left = deck(images)
  while (between.length < imagesIn[chosen]) {
    const image = next([opening, closing, ...between], left)
    between.push(image)
    left = left.filter((other) => other !== image)
  }
  const [title] = weight === 'despair' ? deal(despairTitles) : [readTopic(topic ?? '').title]
  const head = topic && title ? [title, ''] : []
  return [...head, ...setOut([opening, ...between, closing], chosen)].join('\n')
}

/** An empty line before every stanza, or before every other couplet. */
function setOut(stanzas: readonly string[], form: PoemForm<'en'>): string[] {
  const together = form === 'couplets' ? 2 : 1
  return stanzas.flatMap((stanza, at) => (at > 0 && at % together === 0 ? ['', stanza] : [stanza]))
}
