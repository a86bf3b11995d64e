import { TextFailure } from '../text-failure.ts'

/**
 * A service that repeats what it was sent would show the key to a visitor. Text that could be the
 * beginning of the key waits until it is something else.
 */
export function createSecretGuard(secret: string | undefined) {
  let held = ''

  return {
    pass(piece: string): string {
      if (!secret) return piece
      const text = held + piece
      if (text.includes(secret)) throw new TextFailure('garbled', 'the answer repeats the key')
      const safe = text.length - longestBeginning(text, secret)
      held = text.slice(safe)
      return text.slice(0, safe)
    },
    rest(): string {
      return held
    },
  }
}

/** How many characters at the end of the text may be the beginning of the secret. */
function longestBeginning(text: string, secret: string): number {
  for (let length = Math.min(text.length, secret.length - 1); length > 0; length--) {
    if (text.endsWith(secret.slice(0, length))) return length
  }
  return 0
}
