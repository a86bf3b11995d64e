import { fitsWithin } from '#kit/text/count.ts'
import { hasForbiddenCharacters, isBlank, toStoredText } from '#kit/text/normalise.ts'
import { type Wall, walls } from './walls.ts'

export type TextProblem = 'blank' | 'too_long' | 'forbidden'
export type TextCheck =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: TextProblem }

/** The text as it is kept, or what is wrong with it. Markup is text here and stays as it was typed. */
export function checkPostText(wall: Wall, typed: string): TextCheck {
  if (hasForbiddenCharacters(typed)) return { ok: false, problem: 'forbidden' }
  if (isBlank(typed)) return { ok: false, problem: 'blank' }
  const text = toStoredText(typed).trim()
  if (!fitsWithin(text, walls[wall].longest)) return { ok: false, problem: 'too_long' }
  return { ok: true, text }
}
