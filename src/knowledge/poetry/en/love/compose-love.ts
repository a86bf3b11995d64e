import { fill, say } from '../choose.ts'
import { keepPlainText } from '../plain-text.ts'
import { seededRandom } from '../seeded-random.ts'
import { closings, loveBands } from './love-lines.ts'

export interface LoveRequest {
  names: readonly [string, string]
  percent: number
  seed: string
}

/** A playful line for two names and a number, kind most of all when the number is low. */
export function composeLove({ names, percent, seed }: LoveRequest): string {
  const [a, b] = names.map((name) => keepPlainText(name, 40) || 'someone')
  const random = seededRandom(`love ${a} ${b} ${percent} ${seed}`)
  const band = loveBands.find(({ from }) => percent >= from) ?? loveBands[0]
  const sentences = [band.openings, band.middles, closings].map((lines) => say(random, lines))
  return fill(sentences.join(' '), { a: a ?? '', b: b ?? '', percent: String(percent) })
}
