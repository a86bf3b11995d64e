import { checkText, type TextCheck } from '#kit/text/check-text.ts'

/** In graphemes, what a reader would call letters. */
export const longestMessage = 400

/**
 * In bytes of JSON. News between nodes carry 7,500, and a message may travel
 * twice in one: covered, and as it was written. Nobody's 400 letters of English or
 * Nepali come near it.
 */
const mostBytes = 3_400

export function checkMessage(typed: string): TextCheck {
  const checked = checkText(typed, longestMessage)
  const isHeavy = checked.ok && countBytes(JSON.stringify(checked.text)) > mostBytes
  return isHeavy ? { ok: false, problem: 'too_long' } : checked
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
