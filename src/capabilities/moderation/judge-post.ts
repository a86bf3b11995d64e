import { inReadingOrder, type TextRange, withoutOverlaps } from '#kit/text/text-range.ts'
import type { MatchingCopy } from '#knowledge/hearing/matching/copied-text.ts'
import { readText } from '#knowledge/hearing/matching/read-text.ts'
import { noticeCrisis } from '#knowledge/hearing/need/crisis-words.ts'
import { findSlurs } from '#knowledge/hearing/slurs/find-slurs.ts'
import { findContacts } from './find-contacts.ts'
import { findLinks } from './find-links.ts'
import { normaliseForMatching } from './normalise-for-matching.ts'
import { copyPlainly } from './plain-copy.ts'

export type ReasonCode = 'link-from-new-author' | 'contact' | 'slur' | 'repeat' | 'crisis-method'

type Find = TextRange & { readonly kind: 'link' | 'contact' | 'slur' }

export type Judgement = {
  readonly reasons: readonly ReasonCode[]
  /** Where in the text, so that a screen can offer to take it out. */
  readonly finds: readonly Find[]
  /** The words sound like somebody who needs help now; known here, so that nobody reads them twice. */
  readonly soundsInNeed: boolean
}

export type Circumstances = {
  readonly newAuthor: boolean
  /** What was posted lately, as it was written. */
  readonly recentTexts: readonly string[]
}

/**
 * Speaking of wanting to die is never a reason to hold a post: silence would be one more door
 * shut. Only a post that says by what means waits, because such words can teach.
 */
export function judgePost(text: string, { newAuthor, recentTexts }: Circumstances): Judgement {
  const plain = copyPlainly(text)
  const readings = readText(text)
  const contacts = findContacts(text, plain)
  const links = withoutOverlaps(findLinks(text, plain), contacts)
  const slurs = findSlurs(text, readings)
  const crisis = noticeCrisis(text, readings)

  const reasons: ReasonCode[] = []
  if (newAuthor && links.length > 0) reasons.push('link-from-new-author')
  if (contacts.length > 0) reasons.push('contact')
  if (slurs.length > 0) reasons.push('slur')
  if (wasSaidLately(text, readings.english, recentTexts)) reasons.push('repeat')
  if (crisis.describesMethod) reasons.push('crisis-method')

  return {
    reasons,
    finds: inReadingOrder([
      ...contacts.map((range) => ({ ...range, kind: 'contact' as const })),
      ...links.map((range) => ({ ...range, kind: 'link' as const })),
      ...slurs.map((range) => ({ ...range, kind: 'slur' as const })),
    ]),
    soundsInNeed: crisis.noticed,
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
