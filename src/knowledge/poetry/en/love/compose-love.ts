import { fill, say } from '../../chance/choose.ts'
import { seededRandom } from '../../chance/seeded-random.ts'
import { keepPlainText } from '../../plain-text.ts'
import type { Asked } from '../../writing-request.ts'
import { closings, loveBands } from './love-lines.ts'

/** A playful line for two names and a number, kind most of all when the number is low. */
export function composeLove({ names, percent, seed }: Asked<'love'>): string {
  const [a, b] = names.map((name) => keepPlainText(name, 40) || 'someone')
  const random = seededRandom(`love ${a} ${b} ${percent} ${seed}`)
  const band = loveBands.find(({ from }) => percent >= from) ?? loveBands[0]
  const sentences = [band.openings, band.middles, closings].map((lines) => say(random, lines))
  return fill(sentences.join(' '), { a: a ?? '', b: b ?? '', percent: String(percent) })
}
