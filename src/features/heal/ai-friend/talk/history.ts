import type { BodyOf } from '#capabilities/composing/contract.ts'
import { cutToGraphemes } from '#kit/text/count.ts'
import { longest } from '#knowledge/poetry/kinds.ts'

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

/** What was said before, as much of it as may be handed over, oldest first. */
export function historyOf(
  messages: readonly Message[],
): NonNullable<BodyOf<'friendReply'>['history']> {
  return messages.slice(-longest.turns).map(({ isUser, text }) => ({
    from: isUser ? ('visitor' as const) : ('friend' as const),
    text: cutToGraphemes(text, longest.turn),
  }))
}
