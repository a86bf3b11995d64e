import { inReadingOrder, type TextRange, withoutOverlaps } from '#kit/text/text-range.ts'
import { hearForOthers } from '#knowledge/hearing/hear.ts'
import type { Harm } from '#knowledge/hearing/heard.ts'
import type { MatchingCopy } from '#knowledge/hearing/matching/copied-text.ts'
import { readText } from '#knowledge/hearing/matching/read-text.ts'
import { findSlurs } from '#knowledge/hearing/slurs/find-slurs.ts'
import { findContacts } from './find-contacts.ts'
import { findLinks } from './find-links.ts'
import { harmIn } from './harm-in.ts'
import { meansAtHand } from './means-at-hand.ts'
import { normaliseForMatching } from './normalise-for-matching.ts'
import { copyPlainly } from './plain-copy.ts'

export type ReasonCode = Harm | 'link-from-new-author' | 'contact' | 'slur' | 'repeat'

type Find = TextRange & { readonly kind: 'link' | 'contact' | 'slur' }

/** As much of hearing as decides what others may read. */
export type HeardForOthers = ReturnType<typeof hearForOthers>

export type Judgement = {
  readonly reasons: readonly ReasonCode[]
  /** Where in the text, so that a screen can offer to take it out. */
  readonly finds: readonly Find[]
  /** The means at hand of somebody who may use them: covered where others read. */
  readonly means: readonly TextRange[]
  /** What else the words say; handed on, so that nobody reads them twice. */
  readonly heard: HeardForOthers
}

export type Circumstances = {
  readonly newAuthor: boolean
  /** What was posted lately, as it was written. */
  readonly recentTexts: readonly string[]
}

/**
 * Need is never a reason to hold a post: silence would be one more door shut. The means that it
 * names are covered instead, because such words can teach; harm to others waits for a person.
 */
export function judgePost(
  text: string,
  { newAuthor, recentTexts }: Circumstances,
  heardBefore?: HeardForOthers,
): Judgement {
  const plain = copyPlainly(text)
  const readings = readText(text)
  const heard = heardBefore ?? hearForOthers(text, readings.english)
  const contacts = findContacts(text, plain)
  const links = withoutOverlaps(findLinks(text, plain), contacts)
  const slurs = findSlurs(text, readings)

  const reasons: ReasonCode[] = [...harmIn(heard)]
  if (newAuthor && links.length > 0) reasons.push('link-from-new-author')
  if (contacts.length > 0) reasons.push('contact')
  if (slurs.length > 0) reasons.push('slur')
  if (wasSaidLately(text, readings.english, recentTexts)) reasons.push('repeat')

  return {
    reasons,
    finds: inReadingOrder([
      ...contacts.map((range) => ({ ...range, kind: 'contact' as const })),
      ...links.map((range) => ({ ...range, kind: 'link' as const })),
      ...slurs.map((range) => ({ ...range, kind: 'slur' as const })),
    ]),
    means: meansAtHand(heard),
    heard,
  }
}

/** Short thanks and greetings are said by many people on one day; only longer texts repeat. */
const fewestLettersToRepeat = 12
const firstGlance = 24

function wasSaidLately(text: string, copy: MatchingCopy, recentTexts: readonly string[]): boolean {
  if (recentTexts.length === 0) return false
  const said = normaliseForMatching(text, copy)
  if (said.length < fewestLettersToRepeat) return false
  return recentTexts.some(
    (recent) =>
      // Most recent texts differ in their first words, and reading those is enough to know.
      said.startsWith(
        normaliseForMatching(recent.slice(0, firstGlance)).slice(0, firstGlance / 4),
      ) && said === normaliseForMatching(recent),
  )
}
