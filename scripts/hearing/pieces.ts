import { readStretch, type Said } from '../../src/knowledge/hearing/reading/features.ts'
import { makeLexicon } from '../../src/knowledge/hearing/reading/lexicon.ts'
import type { Concept } from '../../src/knowledge/hearing/reading/lexicon-notation.ts'
import { readWords } from '../../src/knowledge/hearing/reading/read-words.ts'
import { makeSenses } from '../../src/knowledge/hearing/reading/sense.ts'
import {
  areNeighbours,
  type Stretch,
  stretchesOf,
} from '../../src/knowledge/hearing/reading/stretches.ts'

/** The features of each piece of a text that may speak for it. */
export type PiecesOf = (text: string) => number[][]

export function makePiecesOf(concepts: readonly Concept[], closely = true): PiecesOf {
  const lexicon = makeLexicon(concepts)
  const senseOf = makeSenses(lexicon)
  return (text) => {
    const words = readWords(text)
    const senses = words.map(({ letters }) => senseOf(letters))
    const stretches = stretchesOf(words)
    const single = stretches.map((stretch) =>
      featuresOf(readStretch(senses, stretch, lexicon), closely),
    )
    const pairs = stretches.slice(1).flatMap((next, before) => {
      const one = stretches[before] as Stretch
      return areNeighbours(one, next)
        ? [[...(single[before] as number[]), ...(single[before + 1] as number[])]]
        : []
    })
    return [...single, ...pairs]
  }
}

function featuresOf(said: Said, closely: boolean): number[] {
  const { readings, meanings, together } = said
  if (!closely) return [...readings.map(({ hash }) => hash), ...meanings]
  return [...readings.flatMap(({ letters }) => letters), ...meanings, ...together]
}
