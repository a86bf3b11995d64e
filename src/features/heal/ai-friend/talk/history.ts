import type { BodyOf } from '#capabilities/composing/contract.ts'
import { cutToGraphemes } from '#kit/text/count.ts'
import { longest } from '#knowledge/poetry/kinds.ts'
import type { Memory, Turn } from '#knowledge/talking/talk.ts'

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

type Body = BodyOf<'friendReply'>

/** What was said before, as much of it as may be handed over, oldest first. */
export function historyOf(messages: readonly Message[]): NonNullable<Body['history']> {
  return turnsOf(messages)
    .slice(-longest.turns)
    .map(({ text, ...turn }) => ({ ...turn, text: cutToGraphemes(text, longest.turn) }))
}

const mostPutBack = 5

export function putBackOf(shown: readonly string[]): NonNullable<Body['putBack']> {
  return shown.slice(-mostPutBack).map((text) => cutToGraphemes(text, longest.turn))
}

/** What is remembered, as much of it as may be handed over: the words alone, without ids. */
export function memoryOf({ mayKeep, lines }: Memory): NonNullable<Body['memory']> {
  const short = (text: string) => cutToGraphemes(text, longest.topic)
  return {
    mayKeep,
    lines: lines.slice(-longest.memory).map(({ kind, text, on, from, ask }) => {
      return { kind, text: short(text), on, from, ask: ask && short(ask) }
    }),
  }
}
