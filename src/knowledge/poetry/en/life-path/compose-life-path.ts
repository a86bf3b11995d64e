import { pickOne } from '../choose.ts'
import { seededRandom } from '../seeded-random.ts'
import { type LifePathNumber, lifePathLines } from './life-path-lines.ts'

export interface LifePathRequest {
  number: LifePathNumber
  seed: string
}

export interface LifePathReading {
  meaning: string
  traits: string
}

const framings = [
  (number: number, meaning: string) => `Number ${number} is ${meaning}.`,
  (number: number, meaning: string) => `In numerology, ${number} is ${meaning}.`,
]

const closings = [
  'Take from it what fits and leave the rest by the road.',
  'It is an old game of sums; you are the one who walks.',
  'Read it as you would a letter from a kind stranger.',
]

export function composeLifePath({ number, seed }: LifePathRequest): LifePathReading {
  const random = seededRandom(`life path ${number} ${seed}`)
  const { meaning, gift, traits } = lifePathLines[number]
  return {
    meaning: `${pickOne(random, framings)(number, meaning)} ${gift} ${pickOne(random, closings)}`,
    traits,
  }
}
