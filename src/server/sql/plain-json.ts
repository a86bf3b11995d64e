/**
 * Inputs and results travel as JSON text: a mistake in one write is then found
 * where it is made and cannot spoil the message it shares with others, and
 * nobody can change an input that waits for its turn.
 */
export type JsonText = string | undefined

export function toJsonText(value: unknown): JsonText {
  return JSON.stringify(value)
}

export function fromJsonText(text: JsonText): unknown {
  return text === undefined ? undefined : JSON.parse(text)
}
