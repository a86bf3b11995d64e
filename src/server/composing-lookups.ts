import type { ComposingLookups } from '#capabilities/composing/lookups.ts'
import { readingSpan } from '#capabilities/composing/reading-span.ts'
import { percentOf } from '#features/discover/love/match/match-names.ts'
import { findName } from '#features/discover/name/shelf/find-name.ts'
import { tellName } from '#features/discover/name/shelf/tell-name.ts'
import { lifePathOf } from '#features/discover/numerology/path/life-path.ts'

const doubt = { en: ' (the books do not agree)', np: ' (पुस्तकहरू एकमत छैनन्)' }

/** What the features of Discover know and texts are written about: the shell introduces them. */
export const composingLookups: ComposingLookups = {
  percentOf,
  lifePathOf,
  readingSpan,

  nameInBooks(name, language) {
    const entry = findName(name)
    if (!entry) return undefined
    const { meaning, origin } = tellName(entry, language)
    return { meaning: entry.uncertain ? meaning + doubt[language] : meaning, origin }
  },
}
