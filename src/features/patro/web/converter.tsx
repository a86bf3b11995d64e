import { type FormEvent, useState } from 'react'
import type { Calendar } from '#capabilities/days/calendar-month.ts'
import { dayNumberToBs, formatBsDay } from '#kit/i18n/bikram-sambat.ts'
import { adMonthNames, bsMonthNames } from '#kit/i18n/calendar-names.ts'
import { type CivilDay, fromDayNumber } from '#kit/i18n/civil-day.ts'
import { formatAdDay } from '#kit/i18n/dates.ts'
import type { Language } from '#kit/i18n/language.ts'
import { toDevanagariDigits, toLatinDigits } from '#kit/i18n/numbers.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { type Converted, convertDay, type WrittenDay } from '../convert-day.ts'
import type { Words } from '../words/en.ts'
import styles from './patro.module.css'

interface Props {
  readonly today: number
  readonly onShow: (dayNumber: number) => void
  /** A number that is no year this patro knows. */
  readonly onOtherNumber: (digits: string) => void
}

export function Converter({ today, onShow, onOtherNumber }: Props) {
  const { language } = useLanguage()
  const t = useWords<Words>()
  const [from, setFrom] = useState<Calendar>('bs')
  const [typed, setTyped] = useState<WrittenDay | null>(null)
  const [answer, setAnswer] = useState<Converted | null>(null)
  const written = typed ?? write(dayOf(today, from), language)
  const months = (from === 'bs' ? bsMonthNames : adMonthNames)[language]

  function change(part: Partial<WrittenDay>) {
    setTyped({ ...written, ...part })
    setAnswer(null)
  }

  function turn(calendar: Calendar) {
    setFrom(calendar)
    setTyped(null)
    setAnswer(null)
  }

  function convert(event: FormEvent) {
    event.preventDefault()
    const found = convertDay(written, from)
    setAnswer(found)
    if (!found.ok && found.why === 'outside') onOtherNumber(toLatinDigits(written.year).trim())
  }

  return (
    <section className={styles.panel} aria-labelledby="patro-convert">
      <h2 id="patro-convert">{t('common.patro.convert')}</h2>
      <form onSubmit={convert} autoComplete="off">
        <select
          aria-label={t('common.patro.from')}
          value={from}
          onChange={(event) => turn(event.target.value as Calendar)}
        >
          <option value="bs">{t('common.patro.fromBs')}</option>
          <option value="ad">{t('common.patro.fromAd')}</option>
        </select>
        <div className={styles.fields}>
          <label>
            <span>{t('common.patro.year')}</span>
            <input
              inputMode="numeric"
              maxLength={12}
              value={written.year}
              onChange={(event) => change({ year: event.target.value })}
            />
          </label>
          <label>
            <span>{t('common.patro.month')}</span>
            <select
              value={written.month}
              onChange={(event) => change({ month: Number(event.target.value) })}
            >
              {months.map((name, index) => (
                <option key={name} value={index + 1}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span>{t('common.patro.day')}</span>
            <input
              inputMode="numeric"
              maxLength={2}
              value={written.day}
              onChange={(event) => change({ day: event.target.value })}
            />
          </label>
        </div>
        <button type="submit">{t('common.patro.show')}</button>
      </form>
      <div role="status" className={styles.answer}>
        {answer && <Answer answer={answer} from={from} onShow={onShow} />}
      </div>
    </section>
  )
}

function Answer(props: { answer: Converted; from: Calendar; onShow: (dayNumber: number) => void }) {
  const { answer, from, onShow } = props
  const { language } = useLanguage()
  const t = useWords<Words>()
  const digits = (number: number) => inDigits(String(number), language)
  if (!answer.ok) {
    if (answer.why === 'noSuchDay')
      return <p>{t('common.patro.noSuchDay', { n: answer.length })}</p>
    const { first, last } = answer
    return <p>{t('common.patro.outside', { first: digits(first), last: digits(last) })}</p>
  }
  const { dayNumber } = answer
  const ad = formatAdDay(fromDayNumber(dayNumber), language)
  const bs = formatBsDay(dayNumberToBs(dayNumber) as CivilDay, language)
  return (
    <>
      <p className={styles.found}>{from === 'bs' ? ad : bs}</p>
      <p>{from === 'bs' ? bs : ad}</p>
      <button type="button" onClick={() => onShow(dayNumber)}>
        {t('common.patro.inMonth')}
      </button>
    </>
  )
}

function dayOf(dayNumber: number, calendar: Calendar): CivilDay {
  const civil = fromDayNumber(dayNumber)
  return calendar === 'ad' ? civil : (dayNumberToBs(dayNumber) ?? civil)
}

function write({ year, month, day }: CivilDay, language: Language): WrittenDay {
  return { year: inDigits(String(year), language), month, day: inDigits(String(day), language) }
}

function inDigits(text: string, language: Language): string {
  return language === 'np' ? toDevanagariDigits(text) : text
}
