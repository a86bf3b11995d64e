import type { Language } from '#kit/i18n/language.ts'
import { splitAksharas } from '#kit/text/aksharas.ts'
import { guessStress } from './en/poem/metre/guess-stress.ts'
import { countLineSyllables } from './en/poem/metre/scan.ts'
import type { PoemForm } from './kinds.ts'
import { fitsMetre } from './metre/recognise.ts'
import { rhymes } from './metre/rhyme.ts'
import { metreOfForm } from './ne/poem/forms.ts'

/** The lines of a poem, without its title and the empty ones. */
export type Verses = readonly string[]

const haiku = [5, 7, 5]

/**
 * Whether a poem keeps the form it was asked for, as far as that can be heard; nothing where we
 * cannot tell, or where the form asks for nothing.
 */
export function keepsForm(
  lines: Verses,
  language: Language,
  form: string | undefined,
): boolean | undefined {
  if (form === 'haiku') return isHaiku(lines, countIn[language])
  if (language !== 'np' || !form || !(form in judges)) return undefined
  return lines.length > 0 && judges[form as Judged](lines)
}

const countIn: Readonly<Record<Language, (line: string) => number>> = {
  en: (line) => countLineSyllables(line, guessStress),
  np: (line) => splitAksharas(line).length,
}

function isHaiku(lines: Verses, count: (line: string) => number): boolean {
  const counted = lines.every((line, at) => count(line) === haiku[at % haiku.length])
  return lines.length > 0 && lines.length % haiku.length === 0 && counted
}

type Judged = Exclude<PoemForm<'np'>, 'gadya' | 'haiku'>

const judges: Readonly<Record<Judged, (lines: Verses) => boolean>> = {
  muktak: (lines) => lines.length === 4 && rhymeTogether([lines[0], lines[1], lines[3]]),
  gazal: (lines) =>
    lines.length >= 4 &&
    lines.length % 2 === 0 &&
    rhymeTogether(lines.filter((_, at) => at === 0 || at % 2 === 1)),
  jhyaure: (lines) => lines.every((line) => fitsMetre(line, metreOfForm.jhyaure)),
  anushtup: (lines) => lines.every((line) => fitsMetre(line, metreOfForm.anushtup)),
  shardul: (lines) => lines.every((line) => fitsMetre(line, metreOfForm.shardul)),
  mandakranta: (lines) => lines.every((line) => fitsMetre(line, metreOfForm.mandakranta)),
}

function rhymeTogether(lines: readonly (string | undefined)[]): boolean {
  const [first = '', ...others] = lines
  return others.every((line = '') => rhymes(first, line))
}
