import { openEar, type Read } from './ear.ts'
import { makeMeant, readInLanguage, readMeanings } from './reading/meanings.ts'
import type { Stretch } from './reading/stretches.ts'
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
export function signsIn({ senses, stretches }: Read): Signs {
  const found = new Set<string>()
  const refused = new Set<string>()
  for (const stretch of stretches) addSignsOf(senses, stretch, found, refused)
  return { found, refused }
}

function addSignsOf(
  senses: Read['senses'],
  { from, to }: Stretch,
  found: Set<string>,
  refused: Set<string>,
): void {
  const { lexicon } = openEar()
  readMeanings(senses, readInLanguage(senses, from, to), lexicon, from, meant)
  const said = Array.from({ length: meant.size }, (_, at) => ({
    name: lexicon.names[meant.concepts[at] as number] as string,
    place: meant.places[at] as number,
  }))
  const refusals = said.filter(({ name }) => denials.has(name))
  for (const { name, place } of said) {
    const kinds = signs.get(name) ?? []
    const isDenied = refusals.some((refusal) => Math.abs(refusal.place - place) <= reach)
    for (const kind of kinds) {
      const left = isDenied ? (denied[kind] ?? (goneWhenDenied.has(kind) ? undefined : kind)) : kind
      if (left !== undefined) found.add(left)
      if (left !== kind) refused.add(kind)
    }
  }
}
