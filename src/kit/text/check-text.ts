import { fitsWithin, mostCodeUnits } from './count.ts'
import { hasForbiddenCharacters, isBlank, toStoredText } from './normalise.ts'

export const textProblems = ['blank', 'too_long', 'forbidden'] as const
export type TextProblem = (typeof textProblems)[number]
export type TextCheck =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: TextProblem }

/**
 * A text as it is kept, or what is wrong with it; how long it may be is counted in graphemes, what
 * a reader would call letters. Markup is text here and stays as it was typed.
 */
export function checkText(typed: string, most: number): TextCheck {
  // First, so that nothing else has to look through a whole book.
  if (typed.length > mostCodeUnits(most)) return { ok: false, problem: 'too_long' }
  if (hasForbiddenCharacters(typed)) return { ok: false, problem: 'forbidden' }
  if (isBlank(typed)) return { ok: false, problem: 'blank' }
  const text = toStoredText(typed).trim()
  return fitsWithin(text, most) ? { ok: true, text } : { ok: false, problem: 'too_long' }
}
