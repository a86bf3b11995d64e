import { toDevanagariDigits } from '#kit/i18n/numbers.ts'
import { settle } from '../../chance/choose.ts'
import { seededRandom } from '../../chance/seeded-random.ts'
import type { Asked } from '../../writing-request.ts'
import { lifePathLines } from './life-path-lines.ts'

/** Numerology as a mirror to think with, said so. */
export function composeLifePath({ number, seed }: Asked<'lifePath'>) {
  const random = seededRandom(`life path\n${number}\n${seed}`)
  const cells = lifePathLines.get(number) ?? []
  const [stands = '', traits = '', care = ''] = cells.map((cell) => settle(random, cell))
  return {
    meaning: `भाग्याङ्क ${toDevanagariDigits(String(number))}लाई अङ्कज्योतिषमा ${stands}को अङ्क मानिन्छ। ${care}। यसलाई आफूलाई हेर्ने एउटा ऐनाजस्तै लिनुहोस्।`,
    traits,
  }
}
