import { isProvisional } from '#kit/i18n/bikram-sambat.ts'
import { adMonthNames } from '#kit/i18n/calendar-names.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import type { LifePath, Reduction } from '../path/life-path.ts'
import type { BirthDate } from '../path/read-birth-date.ts'
import type { Words } from '../words/en.ts'
import styles from './numerology.module.css'
import { writeFigure } from './write-figure.ts'

const masterNumbers = [11, 22, 33]

/** The sum as one would write it in an exercise book: a row for each part, then all together. */
export function Steps({ path, date }: { path: LifePath; date: BirthDate }) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const { day, month, year, sum } = path.steps
  const parts = [day, month, year]
  const meetsMaster = [...parts, sum].some((steps) => masterNumbers.includes(lastOf(steps)))
  const monthName = adMonthNames[language][month[0] - 1] ?? ''

  return (
    <div className={styles.steps}>
      <table>
        <caption>{t('discover.numerology.steps')}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('discover.numerology.part')}</th>
            <th scope="col">{t('discover.numerology.sumOf')}</th>
            <th scope="col">{t('discover.numerology.result')}</th>
          </tr>
        </thead>
        <tbody>
          <Row label={t('discover.numerology.year')} lines={working(year)} result={lastOf(year)} />
          <Row label={monthName} lines={working(month)} result={lastOf(month)} />
          <Row label={t('discover.numerology.adDay')} lines={working(day)} result={lastOf(day)} />
        </tbody>
        <tfoot>
          <Row
            label={t('discover.numerology.together')}
            lines={[
              `${[year, month, day].map(lastOf).join(' + ')} = ${sum[0]}`,
              ...working(sum).slice(sum.length > 1 ? 0 : 1),
            ]}
            result={lastOf(sum)}
          />
        </tfoot>
      </table>
      <p className={styles.note}>
        {t('discover.numerology.fromAd')} {meetsMaster && t('discover.numerology.kept')}{' '}
        {date.bs && isProvisional(date.bs.year) && t('discover.numerology.uncertain')}
      </p>
    </div>
  )
}

function Row(props: { label: string; lines: readonly string[]; result: number }) {
  const { language } = useLanguage()
  const { label, lines, result } = props
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        {lines.map((line) => (
          <span key={line}>{writeFigure(line, language)}</span>
        ))}
      </td>
      <td data-master={masterNumbers.includes(result) || undefined}>
        {writeFigure(result, language)}
      </td>
    </tr>
  )
}

/** [1986, 24, 6] is written 1 + 9 + 8 + 6 = 24, then 2 + 4 = 6; a lone figure stands as it is. */
function working(steps: Reduction): string[] {
  const [start, ...after] = steps
  if (after.length === 0) return [String(start)]
  return after.map((sum, at) => `${[...String(steps[at])].join(' + ')} = ${sum}`)
}

function lastOf(steps: Reduction): number {
  return steps.at(-1) ?? steps[0]
}
