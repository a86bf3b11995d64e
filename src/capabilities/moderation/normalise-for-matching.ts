import type { MatchingCopy } from '#knowledge/hearing/matching/copied-text.ts'
import { foldDevanagari, joinMixedScripts } from '#knowledge/hearing/matching/fold-scripts.ts'
import { copyForMatching } from '#knowledge/hearing/matching/matching-copy.ts'

/**
 * What a text says once its disguises are off: one case, one width, signs read as letters,
 * invisible characters gone, stretched and spelled-out words drawn together, Devanagari spelling
 * evened out. Texts that are equal here say the same. Only ever compared, never stored or shown.
 */
export function normaliseForMatching(
  text: string,
  copy: MatchingCopy = joinMixedScripts(copyForMatching(text)),
): string {
  const { letters } = foldDevanagari(copy)
  return letters
    .replaceAll('-', '')
    .replace(/([^\d ])\1+/gu, '$1')
    .trim()
}
