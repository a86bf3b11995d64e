import { linesOf } from '#kit/text/lines-of.ts'
import type { Heaviness } from '#knowledge/hearing/heaviness/heaviness.ts'
import { pickOne, settle } from '../../chance/choose.ts'
import { type Deal, dealInRow } from '../../chance/seed-row.ts'
import { type Random, seededRandom } from '../../chance/seeded-random.ts'
import type { PoemForm } from '../../kinds.ts'
import { inStanzas } from '../../ne/poem/forms.ts'
import { titleOfTopic } from '../../ne/poem/title.ts'
import { anushtup } from './anushtup.ts'
import { gazals } from './gazal.ts'
import { haikus } from './haiku.ts'
import { jhyaure } from './jhyaure.ts'
import { mandakranta } from './mandakranta.ts'
import { muktaks } from './muktak.ts'
import { shardul } from './shardul.ts'
import { ownTitles } from './titles.ts'

type Form = Exclude<PoemForm<'np'>, 'gadya'>
type Couplet = [string, string]

const pools = { jhyaure, anushtup, shardul, mandakranta }
const shortForms = ['muktak', 'haiku', 'jhyaure'] as const

/**
 * A poem for what is too heavy to be looked at brightly. Despair is never given its own words back;
 * what was done to somebody, and what was lost, may be named over the poem.
 */
export function writeSolace(request: {
  weight: Heaviness
  topic?: string | undefined
  form?: Form | undefined
  seed: string
}): string {
  const { weight, topic = '', seed } = request
  const random = seededRandom(`solace\n${weight}\n${seed}\n${topic}`)
  const deal = dealInRow(random, `solace\n${weight}\n${request.form ?? ''}\n${topic}`, seed)
  const form = request.form ?? pickOne(random, shortForms)
  const [ownTitle = ''] = deal(linesOf(ownTitles[weight]))
  const isNamed = weight !== 'despair' && topic.trim() !== ''
  const title = isNamed ? titleOfTopic(topic) : ownTitle
  return [title, '', ...inStanzas(linesIn(form, weight, deal, random), form)].join('\n')
}

function linesIn(form: Form, weight: Heaviness, deal: Deal, random: Random): string[] {
  const drawn = (block: string): Couplet[] =>
    deal(linesOf(block)).map((line) => settle(random, line).split(' / ') as Couplet)
  switch (form) {
    case 'haiku': {
      const { image, turn, rest } = haikus[weight]
      return [image, turn, rest].map((lines) => deal(lines.split(' / '))[0] ?? '')
    }
    case 'muktak': {
      const { refrain, first, second, turns } = muktaks[weight]
      const settled = (block: string): Couplet[] =>
        linesOf(block).map((line) => settle(random, line).split(' / ') as Couplet)
      // Dealt as wholes: what rhymes with what is known beforehand.
      const wholes = settled(first).flatMap(([opening]) =>
        rhymingAnew(settled(second), [opening], refrain).flatMap(([answer]) =>
          rhymingAnew(settled(turns), [opening, answer], refrain).map((turn) => [
            opening,
            answer,
            ...turn,
          ]),
        ),
      )
      return deal(wholes)[0] ?? []
    }
    case 'gazal': {
      const { refrain, openings, couplets } = gazals[weight]
      const [opening = ['', '']] = drawn(openings)
      return [...opening, ...rhymingAnew(drawn(couplets), opening, refrain).slice(0, 4).flat()]
    }
    default: {
      const { openings, images, closings } = pools[form]
      const [opening] = drawn(openings[weight])
      const [closing] = drawn(closings[weight])
      const quiet = drawn(images).slice(0, 2)
      return [opening, ...quiet, closing].flatMap((couplet) => couplet ?? [])
    }
  }
}

/** Those whose rhyme word was not heard yet, none twice: a word is no rhyme to itself. */
function rhymingAnew(couplets: Couplet[], before: readonly string[], refrain: string): Couplet[] {
  const wordOf = (line: string) => line.slice(0, -refrain.length).trim().split(' ').at(-1)
  const heard = new Set(before.map(wordOf))
  return couplets.filter((couplet) => {
    const word = wordOf(couplet.at(-1) ?? '')
    if (heard.has(word)) return false
    heard.add(word)
    return true
  })
}
