import { type CareKind, careKindOf } from '#capabilities/care/care-kind.ts'
import { coverText } from '#capabilities/moderation/cover-text.ts'
import { harmIn } from '#capabilities/moderation/harm-in.ts'
import {
  type HeardForOthers,
  judgePost,
  type ReasonCode,
} from '#capabilities/moderation/judge-post.ts'
import { ContactsFound } from '../../server/wall-problems.ts'

/** Why a post waits for a moderator, the gravest reason first. (`reported` comes later in its life.) */
const gravity = [
  'minor',
  'threat',
  'sexual',
  'doxing',
  'method',
  'hate',
  'slur',
  'fraud',
  'silenced',
  'link-from-new-author',
  'spam',
  'repeat',
] as const
type HoldReason = (typeof gravity)[number]

export interface JudgedDraft {
  readonly text: string
  readonly contactsKept: boolean
}

export interface DraftJudgement {
  /** Why the post must wait, if it must. */
  readonly holds: readonly HoldReason[]
  /** As it is kept: the means of somebody in need are out of sight. */
  readonly text: string
  /** What readers should know to answer well. */
  readonly need: CareKind | null
  readonly heard: HeardForOthers
}

/**
 * Asks the author back (by throwing) when there is a phone number or an address in it, even if it
 * must wait as well: what they decide now is what a moderator will read.
 */
export function judgeDraft(
  { text, contactsKept }: JudgedDraft,
  author: {
    readonly silenced: boolean
    readonly recentTexts: readonly string[]
    readonly isNew: boolean
  },
  heardBefore?: HeardForOthers,
): DraftJudgement {
  const { recentTexts, isNew: newAuthor } = author
  const { reasons, finds, means, heard } = judgePost(text, { newAuthor, recentTexts }, heardBefore)
  if (reasons.includes('contact') && !contactsKept) {
    throw new ContactsFound(
      text,
      finds.filter(({ kind }) => kind === 'contact'),
    )
  }
  const waits = new Set<ReasonCode | 'silenced'>(reasons)
  if (author.silenced) waits.add('silenced')
  // Asked and kept: the number is the author's own to give, and giving it is not yet advertising.
  if (contactsKept) {
    waits.delete('doxing')
    waits.delete('spam')
  }
  // Whoever cries for help twice needs to be heard twice.
  if (heard.need !== 'none') waits.delete('repeat')
  const holds = gravity.filter((reason) => waits.has(reason))
  return {
    holds,
    // Whoever decides about harm has to read it as it was written.
    text: harmIn(heard).length > 0 ? text : coverText(text, means),
    need: careKindOf(heard) ?? null,
    heard,
  }
}
