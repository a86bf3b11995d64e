import { fitsWithin } from '#kit/text/count.ts'
import { hasForbiddenCharacters, isBlank, toStoredText } from '#kit/text/normalise.ts'

/** In graphemes, what a reader would call letters. */
export const longestMessage = 400

/**
 * In bytes of JSON. News between nodes carry 7,500, and a message may travel
 * twice in one: covered, and as it was written. Nobody's 400 letters of English or
 * Nepali come near it.
 */
const mostBytes = 3_400

export type MessageProblem = 'blank' | 'too_long' | 'forbidden'

export type MessageCheck =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: MessageProblem }

export function checkMessage(typed: string): MessageCheck {
  if (hasForbiddenCharacters(typed)) return { ok: false, problem: 'forbidden' }
  if (isBlank(typed)) return { ok: false, problem: 'blank' }
  const text = toStoredText(typed).trim()
  const fits = fitsWithin(text, longestMessage) && countBytes(JSON.stringify(text)) <= mostBytes
  return fits ? { ok: true, text } : { ok: false, problem: 'too_long' }
}

/** In UTF-8; written out because pure code has no TextEncoder to rely on. */
function countBytes(text: string): number {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) as number
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}
