import { fitsWithin } from '#kit/text/count.ts'
import { hasForbiddenCharacters, isBlank, toStoredText } from '#kit/text/normalise.ts'

export const walls = ['confessions', 'lifeLessons', 'gratitudes'] as const
export type Wall = (typeof walls)[number]

/** In graphemes, what a reader would call letters. */
export const longestText: Readonly<Record<Wall, number>> = {
  confessions: 500,
  lifeLessons: 300,
  gratitudes: 280,
}

/** Only gratitudes are sorted; one that nobody sorted is Personal. */
export const chosenCategories = [
  'Family',
  'Friends',
  'Health',
  'Nature',
  'Simple Pleasures',
  'Kindness',
  'Learning',
  'Achievement',
] as const
export const unchosenCategory = 'Personal'
export const categories = [unchosenCategory, ...chosenCategories] as const
export type Category = (typeof categories)[number]

export function hasCategories(wall: Wall): boolean {
  return wall === 'gratitudes'
}

export type TextProblem = 'blank' | 'too_long' | 'forbidden'
export type TextCheck =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: TextProblem }

/** The text as it is kept, or what is wrong with it. Markup is text here and stays as it was typed. */
export function checkPostText(wall: Wall, typed: string): TextCheck {
  if (hasForbiddenCharacters(typed)) return { ok: false, problem: 'forbidden' }
  if (isBlank(typed)) return { ok: false, problem: 'blank' }
  const text = toStoredText(typed).trim()
  if (!fitsWithin(text, longestText[wall])) return { ok: false, problem: 'too_long' }
  return { ok: true, text }
}
