import type { Poem } from '../compose-poem.ts'
import { guessStress } from '../metre/guess-stress.ts'
import { findRhymeFault } from '../metre/rhyme.ts'
import { countLineSyllables, findMetricalFault } from '../metre/scan.ts'

export function stanzasOf({ lines, form }: Poem): string[][] {
  const blocks = lines
    .join('\n')
    .split('\n\n')
    .map((block) => block.split('\n'))
  if (form !== 'couplets') return blocks
  return blocks.flatMap((block) =>
    Array.from({ length: block.length / 2 }, (_, at) => block.slice(at * 2, at * 2 + 2)),
  )
}

const feet: Readonly<Record<string, readonly number[]>> = {
  couplets: [5, 5],
  quatrains: [4, 3, 4, 3],
}

/** What is wrong with the sound of a poem. Lines that quote the visitor are left out. */
export function findFaults(poem: Poem): string[] {
  const quotesVisitor = (line: string) => line.includes('“') && poem.title !== undefined
  return stanzasOf(poem).flatMap((stanza) => {
    const beats = feet[poem.form]
    const metre = stanza.flatMap((line, at) => {
      if (quotesVisitor(line)) return []
      if (beats !== undefined) return findMetricalFault(line, beats[at] ?? 0, guessStress) ?? []
      if (poem.form === 'free') return []
      return countLineSyllables(line, guessStress) === (at === 1 ? 7 : 5)
        ? []
        : `“${line}” is not counted right`
    })
    const pair = poem.form === 'couplets' ? stanza : [stanza[1], stanza[3]]
    const rhymed = beats !== undefined && !quotesVisitor(pair[0] ?? '')
    const rhyme = rhymed ? findRhymeFault(pair[0] ?? '', pair[1] ?? '') : null
    return rhyme === null ? metre : [...metre, rhyme]
  })
}
