import type { Turn } from '#knowledge/talking/talk.ts'

export interface Message {
  readonly id: string
  readonly text: string
  readonly isUser: boolean
  readonly timestamp: number
}

/** A talk of years would fill the phone; the newest part of it is what one comes back to. */
const mostKept = 200

export function keepNewest(messages: readonly Message[]): readonly Message[] {
  return messages.slice(-mostKept)
}

export function turnsOf(messages: readonly Message[]): readonly Turn[] {
  return messages.map(({ isUser, text, timestamp }) => ({
    from: isUser ? 'visitor' : 'friend',
    text,
    at: timestamp,
  }))
}

/** The talk up to the last message of the visitor: what is to be answered. */
export function upToLastWord(messages: readonly Message[]): readonly Message[] {
  return messages.slice(0, messages.findLastIndex(({ isUser }) => isUser) + 1)
}
