import { openEar, type Read } from './ear.ts'
import type { Said } from './reading/features.ts'
import { makeMeant, readMeanings } from './reading/meanings.ts'
import { denied, signs } from './signs.ts'

/** How far a “not” reaches: “not sad at all”, “दुखी अहिले छैन”. */
const reach = 3
const denials: ReadonlySet<string> = new Set(['not', 'want-not', 'nobody'])
/** Spoken of or not, these are no matter of somebody who denies them. */
const goneWhenDenied: ReadonlySet<string> = new Set(['violence', 'bullying', 'illness', 'drink'])
const meant = makeMeant()

export interface Signs {
  readonly found: ReadonlySet<string>
  /** Named only to say no to it. */
  readonly refused: ReadonlySet<string>
}

/** What the words of a text say of themselves. */
export function signsIn({ senses, stretches, said }: Read): Signs {
  const found = new Set<string>()
  const refused = new Set<string>()
  const { lexicon } = openEar()
  stretches.forEach(({ from }, at) => {
    readMeanings(senses, (said[at] as Said).readings, from, meant)
    addSignsOf(lexicon.names, found, refused)
  })
  return { found, refused }
}

function addSignsOf(names: readonly string[], found: Set<string>, refused: Set<string>): void {
  const spoken = Array.from({ length: meant.size }, (_, at) => ({
    name: names[meant.concepts[at] as number] as string,
    place: meant.places[at] as number,
  }))
  const refusals = spoken.filter(({ name }) => denials.has(name))
  for (const { name, place } of spoken) {
    const kinds = signs.get(name) ?? []
    const isDenied = refusals.some((refusal) => Math.abs(refusal.place - place) <= reach)
    for (const kind of kinds) {
      const left = isDenied ? (denied[kind] ?? (goneWhenDenied.has(kind) ? undefined : kind)) : kind
      if (left !== undefined) found.add(left)
      if (left !== kind) refused.add(kind)
    }
  }
}
