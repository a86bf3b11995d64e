import type { BodyOf } from '#capabilities/composing/contract.ts'
import { cutToGraphemes } from '#kit/text/count.ts'
import { longest } from '#knowledge/poetry/kinds.ts'
import type { Memory } from '#knowledge/talking/talk.ts'
import { type Message, turnsOf } from './history.ts'

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
export function memoryOf({ mayKeep, lines, leavesNothing }: Memory): NonNullable<Body['memory']> {
  const short = (text: string) => cutToGraphemes(text, longest.topic)
  return {
    mayKeep,
    leavesNothing,
    lines: lines.slice(-longest.memory).map(({ kind, text, on, from, ask }) => {
      return { kind, text: short(text), on, from, ask: ask && short(ask) }
    }),
  }
}
