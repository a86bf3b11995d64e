import type { Letters, Memory, Remembered } from '#knowledge/talking/talk.ts'

/** What the friend remembers of its visitor, and what it may keep. */
export interface FriendMemory {
  /** The phone has been looked through for what is remembered. */
  readonly isRead: boolean
  readonly memory: Memory
  readonly letters: Letters | undefined
  keep(lines: readonly Remembered[]): void
  /** Whether something may be remembered was asked, and this was said. */
  answerLeave(may: boolean): void
  /** What was answered to steps that keep it, by guide and name. */
  keepAnswers(answers: Readonly<Record<string, string>>): void
}

const nothing: FriendMemory = {
  isRead: true,
  memory: { lines: [] },
  letters: undefined,
  keep() {},
  answerLeave() {},
  keepAnswers() {},
}

export function useFriendMemory(): FriendMemory {
  return nothing
}
