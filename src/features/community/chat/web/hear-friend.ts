import { type CareKind, careKindOf } from '#capabilities/care/care-kind.ts'
import type { Both } from '#kit/i18n/both.ts'
import { hearNeed } from '#knowledge/hearing/hear-need.ts'
import { answersToNeed } from '../answers-to-need.ts'

/** What was heard in the words of the other, and how it may be answered. */
export interface FriendInNeed {
  readonly kind: CareKind
  readonly line: Both
  readonly replies: readonly Both[]
}

/** Heavy, so it comes when the other has spoken. */
export function hearFriend(words: string): FriendInNeed | undefined {
  const kind = careKindOf(hearNeed(words))
  return kind && { kind, ...answersToNeed[kind] }
}
