import type { Facts } from '#capabilities/composing/facts.ts'
import { matchNames } from '#features/discover/love/match/match-names.ts'
import { findName } from '#features/discover/name/shelf/find-name.ts'
import { tellName } from '#features/discover/name/shelf/tell-name.ts'
import { lifePath } from '#features/discover/numerology/path/life-path.ts'

const doubt = { en: ' (the books do not agree)', np: ' (पुस्तकहरू एकमत छैनन्)' }

/** What the features of Discover know and texts are written about: the shell introduces them. */
export const facts: Facts = {
  // Names that cannot be matched never get here; the middle of the scale offends nobody.
  percentOf: ([one, other]) => matchNames(one, other)?.percent ?? 70,

  lifePathOf(date) {
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
    return lifePath(year, month, day)?.number ?? 1
  },

  nameInBooks(name, language) {
    const entry = findName(name)
    if (!entry) return undefined
    const { meaning, origin } = tellName(entry, language)
    return { meaning: entry.uncertain ? meaning + doubt[language] : meaning, origin }
  },
}
