import { linesOf } from '#kit/text/lines-of.ts'
import { settle } from '../../chance/choose.ts'
import type { Deal } from '../../chance/seed-row.ts'
import type { Random } from '../../chance/seeded-random.ts'
import { coupletsOf } from './couplet-poem.ts'
import { rhymeWord } from './gazal.ts'
import { openThoughts } from './gazal-grounds.ts'
import { isSingable } from './line-length.ts'
import { muktakRhymes } from './muktak-rhymes.ts'
import type { Subject } from './subject.ts'
import { weaveWord } from './weave.ts'

/** Four lines, AABA: the third leaves the rhyme so that the fourth can bring it home. */
export function composeMuktak(subject: Subject, random: Random, deal: Deal): string[] {
  const [way] = deal(
    muktakRhymes
      .filter(({ tones }) => tones.includes(subject.toneTowards))
      .flatMap((rhyme) =>
        weaveWord(linesOf(rhyme.first), subject, isSingable, random).map((first) => ({
          rhyme,
          first,
        })),
      ),
  )
  if (way === undefined) throw new RangeError(`no muktak for ${subject.toneTowards}`)
  const { rhyme, first } = way
  // A word that rhymes with itself is no rhyme, so the three must end on three words.
  const rhymes = [rhymeWord(first, rhyme.refrain)]
  const isNew = (line: string) => !rhymes.includes(rhymeWord(line, rhyme.refrain))
  const drawn = (block: string) =>
    deal(coupletsOf(block)).map((part) => part.map((line) => settle(random, line)))
  const [second = '', ...homes] = drawn(rhyme.second).flat().filter(isNew)
  rhymes.push(rhymeWord(second, rhyme.refrain))
  // Some lines come home from a turn of their own; the others from any open thought.
  const thoughts = drawn(openThoughts).flat()
  const turns = deal([
    ...drawn(rhyme.turns),
    ...thoughts.map((thought, at) => [thought, homes[at % homes.length] ?? '']).slice(0, 6),
  ])
  const [third = '', fourth = ''] = turns.find(([, home = '']) => isNew(home)) ?? []
  return [first, second, third, fourth]
}
