import { pickOne } from '../../chance/choose.ts'
import { seededRandom } from '../../chance/seeded-random.ts'
import type { Asked } from '../../writing-request.ts'
import { lifePathLines } from './life-path-lines.ts'

const framings = [
  (number: number, meaning: string) => `Number ${number} is ${meaning}.`,
  (number: number, meaning: string) => `In numerology, ${number} is ${meaning}.`,
]

const closings = [
  'Take from it what fits and leave the rest by the road.',
  'It is an old game of sums; you are the one who walks.',
  'Read it as you would a letter from a kind stranger.',
]

export function composeLifePath({ number, seed }: Asked<'lifePath'>) {
  const random = seededRandom(`life path ${number} ${seed}`)
  const { meaning, gift, traits } = lifePathLines[number]
  return {
    meaning: `${pickOne(random, framings)(number, meaning)} ${gift} ${pickOne(random, closings)}`,
    traits,
  }
}
