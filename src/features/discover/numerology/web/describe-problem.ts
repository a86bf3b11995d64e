import { firstBsYear, lastBsYear } from '#kit/i18n/bikram-sambat-table.ts'
import { bsMonthNames } from '#kit/i18n/calendar-names.ts'
import type { Language } from '#kit/i18n/language.ts'
import type { Translate } from '#kit/i18n/words.ts'
import type { DateProblem } from '../path/read-birth-date.ts'
import type { Words } from '../words/en.ts'
import { writeFigure } from './write-figure.ts'

export function describeProblem(
  problem: DateProblem,
  language: Language,
  t: Translate<keyof Words>,
): string {
  switch (problem.kind) {
    case 'noSuchBsDay':
      return t('discover.numerology.problem.noSuchBsDay', {
        year: writeFigure(problem.year, language),
        month: bsMonthNames[language][problem.month - 1] ?? '',
        days: problem.days,
      })
    case 'outsideTable':
      return t('discover.numerology.problem.outsideTable', {
        from: writeFigure(firstBsYear, language),
        until: writeFigure(lastBsYear, language),
      })
    default:
      return t(`discover.numerology.problem.${problem.kind}`)
  }
}
