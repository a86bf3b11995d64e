import { dropInnerShortA, dropLastShortA, foldName, joinSouthernT } from './fold-name.ts'
import type { GivenName } from './given-name.ts'
import { givenNames } from './names.ts'

type Fold = (spelling: string) => string

/** From the strictest reading of what was typed to the most forgiving. */
const folds: readonly Fold[] = [
  (spelling) => spelling.normalize('NFC').trim().toLowerCase(),
  foldName,
  (spelling) => dropInnerShortA(foldName(spelling)),
  (spelling) => dropInnerShortA(dropLastShortA(foldName(spelling))),
  (spelling) => dropInnerShortA(dropLastShortA(joinSouthernT(foldName(spelling)))),
]

const shelves = folds.map((fold) => {
  const shelf = new Map<string, GivenName>()
  for (const spellingsOf of [mainSpellings, otherSpellings]) {
    for (const name of givenNames) {
      for (const spelling of spellingsOf(name)) {
        const key = fold(spelling)
        if (!shelf.has(key)) shelf.set(key, name)
      }
    }
  }
  return { fold, shelf }
})

/**
 * The name on the shelf nearest to the spelling typed, in either script. A full name is looked up
 * by its first word.
 */
export function findName(query: string): GivenName | undefined {
  const [firstWord = ''] = query.trim().split(/\s+/u)
  return findSpelling(query) ?? findSpelling(firstWord)
}

function findSpelling(query: string): GivenName | undefined {
  for (const { fold, shelf } of shelves) {
    const key = fold(query)
    const found = key ? shelf.get(key) : undefined
    if (found) return found
  }
  return undefined
}

function mainSpellings({ en, np }: GivenName): readonly string[] {
  return [en, np]
}

function otherSpellings({ also = [] }: GivenName): readonly string[] {
  return also
}
