import { openEar, type Read } from './ear.ts'
import type { Said } from './reading/features.ts'
import { makeMeant, readMeanings } from './reading/meanings.ts'

const meant = makeMeant()

/** The meanings that the words of a text carry, by their names in the lexicon. */
export function meaningsIn({ senses, stretches, said }: Read): ReadonlySet<string> {
  const { names } = openEar().lexicon
  const found = new Set<string>()
  stretches.forEach(({ from }, at) => {
    readMeanings(senses, (said[at] as Said).readings, from, meant)
    for (let one = 0; one < meant.size; one += 1) {
      found.add(names[meant.concepts[one] as number] as string)
    }
  })
  return found
}
