import { checkText, type TextCheck } from './check-text.ts'

const longestName = 30

/** Any script, emoji or sign may be a name: it is shown as text, never as markup. */
export function checkName(typed: string): TextCheck {
  return checkText(typed, longestName)
}
