import { judgePost, type ReasonCode } from '#capabilities/moderation/judge-post.ts'
import { ContactsFound } from '../../server/wall-problems.ts'
import type { AuthorSoFar } from './read-author.ts'

/** Why a post waits for a moderator, the gravest reason first. (`reported` comes later in its life.) */
const gravity = ['crisis-method', 'slur', 'silenced', 'link-from-new-author', 'repeat'] as const
type HoldReason = (typeof gravity)[number]

export interface JudgedDraft {
  readonly text: string
  readonly contactsKept: boolean
}

export interface DraftJudgement {
  /** Why the post must wait, if it must. */
  readonly holds: readonly HoldReason[]
  /** The words sound like somebody who needs help now. */
  readonly soundsInNeed: boolean
}

const newAuthorMillis = 24 * 3_600_000

/**
 * Asks the author back (by throwing) when there is a phone number or an address in it, even if it
 * must wait as well: what they decide now is what a moderator will read.
 */
export function judgeDraft(
  { text, contactsKept }: JudgedDraft,
  author: Pick<AuthorSoFar, 'silenced' | 'recentTexts'> & { readonly age: number },
): DraftJudgement {
  const { reasons, finds, soundsInNeed } = judgePost(text, {
    newAuthor: author.age < newAuthorMillis,
    recentTexts: author.recentTexts,
  })
  if (reasons.includes('contact') && !contactsKept) {
    throw new ContactsFound(
      text,
      finds.filter(({ kind }) => kind === 'contact'),
    )
  }
  const waits = new Set<ReasonCode | 'silenced'>(reasons)
  if (author.silenced) waits.add('silenced')
  // Whoever cries for help twice needs to be heard twice.
  if (soundsInNeed) waits.delete('repeat')
  return { holds: gravity.filter((reason) => waits.has(reason)), soundsInNeed }
}
