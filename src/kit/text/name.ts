import { fitsWithin } from './count.ts'
import { hasForbiddenCharacters, isBlank, toStoredText } from './normalise.ts'

export const maxNameGraphemes = 30

export const nameProblems = ['blank', 'too_long', 'forbidden'] as const
export type NameProblem = (typeof nameProblems)[number]
export type NameCheck =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly problem: NameProblem }

/** Any script, emoji or sign may be a name: it is shown as text, never as markup. */
export function validateName(text: string, most = maxNameGraphemes): NameCheck {
  if (hasForbiddenCharacters(text)) return { ok: false, problem: 'forbidden' }
  if (isBlank(text)) return { ok: false, problem: 'blank' }
  const name = toStoredText(text).trim()
  if (!fitsWithin(name, most)) return { ok: false, problem: 'too_long' }
  return { ok: true, name }
}
