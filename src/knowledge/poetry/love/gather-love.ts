import { dealInRow } from '../chance/seed-row.ts'
import { seededRandom } from '../chance/seeded-random.ts'
import type { Asked } from '../writing-request.ts'
import { famousPairOf } from './famous-pairs.ts'

const bandOf = (percent: number) => (percent >= 80 ? 'high' : percent >= 60 ? 'middle' : 'low')

/**
 * The opening, what is said of the two, and a word on numbers. The lists go round from press to press,
 * whoever is matched: the tenth pair still hears something new.
 */
export function gatherLove(
  lines: ReadonlyMap<string, readonly string[]>,
  { names, percent, seed }: Asked<'love'>,
): string[] {
  const random = seededRandom(`love ${names.join(' ')} ${percent} ${seed}`)
  const deal = dealInRow(random, 'love', seed)
  const band = bandOf(percent)
  const [opening = '', said = '', closing = ''] = [`open-${band}`, `say-${band}`, 'close'].map(
    (file) => deal(lines.get(file) ?? [])[0],
  )
  return [opening, greetingOf(lines, names) ?? said, closing]
}

/** Written as `muna-madan: a sentence`. */
function greetingOf(
  lines: ReadonlyMap<string, readonly string[]>,
  names: readonly [string, string],
): string | undefined {
  const pair = famousPairOf(names)
  return lines
    .get('famous')
    ?.find((line) => line.startsWith(`${pair}: `))
    ?.slice(`${pair}: `.length)
}
