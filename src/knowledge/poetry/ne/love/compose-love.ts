import { toDevanagariDigits } from '#kit/i18n/numbers.ts'
import { linesOf } from '#kit/text/lines-of.ts'
import { say } from '../../chance/choose.ts'
import { seededRandom } from '../../chance/seeded-random.ts'
import type { Asked } from '../../writing-request.ts'
import { keepPlainWords } from '../plain-words.ts'
import { advice, atLeast60, atLeast80, below60, onlyAGame } from './love-lines.ts'

const nameLength = 30

/** A playful word on two names; the percentage is given, we only say it kindly. */
export function composeLove({ names, percent, seed }: Asked<'love'>): string {
  const [first, second] = names.map((name) => keepPlainWords(name, nameLength) || 'एक जना')
  const random = seededRandom(`love\n${seed}\n${names.join('\n')}\n${percent}`)
  const lines = percent >= 80 ? atLeast80 : percent >= 60 ? atLeast60 : below60
  return [
    `${first} र ${second}को मिलान ${toDevanagariDigits(String(Math.round(percent)))}%!`,
    say(random, linesOf(lines)),
    say(random, linesOf(advice)),
    onlyAGame,
  ].join(' ')
}
