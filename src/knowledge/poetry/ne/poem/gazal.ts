import { linesOf } from '#kit/text/lines-of.ts'
import { settle } from '../../chance/choose.ts'
import type { Deal } from '../../chance/seed-row.ts'
import type { Random } from '../../chance/seeded-random.ts'
import { type Couplet, coupletsOf } from './couplet-poem.ts'
import { type GazalGround, gazalGrounds, openThoughts } from './gazal-grounds.ts'
import { isSingable } from './line-length.ts'
import type { Subject } from './subject.ts'
import { weaveWord } from './weave.ts'

const laterCouplets = 4

/** The word that rhymes: the last before what every line repeats. */
export function rhymeWord(line: string, refrain: string): string {
  return (
    line
      .slice(0, line.length - refrain.length)
      .trim()
      .split(' ')
      .at(-1) ?? ''
  )
}

/** मतला, in every way its ground has: both lines end on the rhyme and the refrain. */
function waysToOpen({ openings }: GazalGround, subject: Subject, random: Random): string[] {
  const joined = coupletsOf(openings).map((lines) => lines.join('\n'))
  const fits = (couplet: string) => isSingable(couplet.split('\n')[0] ?? '')
  return weaveWord(joined, subject, fits, random)
}

/** A मतला, then four सेर, each a thought of its own as the form asks, none rhyming on the same word. */
export function composeGazal(subject: Subject, random: Random, deal: Deal): string[] {
  const grounds = gazalGrounds.filter(({ tones }) => tones.includes(subject.toneTowards))
  const [way] = deal(
    grounds.flatMap((ground) =>
      waysToOpen(ground, subject, random).map((opening) => ({ ground, opening })),
    ),
  )
  if (way === undefined) throw new RangeError(`no gazal for ${subject.toneTowards}`)
  const { ground, opening } = way
  const { refrain } = ground
  const lines = opening.split('\n')
  const used = new Set(lines.map((line) => rhymeWord(line, refrain)))

  // Some answer a thought of their own; the others any, for they say all they mean in one line.
  const thoughts = deal(linesOf(openThoughts))
  const answers = linesOf(ground.answers).map((line): Couplet => ['', line])
  const [coupled, free] = [deal(coupletsOf(ground.couplets)), deal(answers)]
  for (const couplet of free.flatMap((pair, at) => [pair, ...coupled.slice(at, at + 1)])) {
    const [thought, second] = couplet.map((line) => settle(random, line)) as Couplet
    const word = rhymeWord(second, refrain)
    if (used.has(word)) continue
    lines.push(thought || settle(random, thoughts.shift() ?? ''), second)
    if (used.add(word).size === 2 + laterCouplets) break
  }
  return lines
}
