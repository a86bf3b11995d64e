import { bsMonthNames } from '#kit/i18n/calendar-names.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Select } from '#kit/ui/web/select.tsx'
import { TextField } from '#kit/ui/web/text-field.tsx'
import type { Words } from '../words/en.ts'
import styles from './numerology.module.css'

export interface BsTyped {
  readonly year: string
  readonly month: string
  readonly day: string
}

export interface BsFieldsProps {
  readonly typed: BsTyped
  readonly error: string | undefined
  readonly errorId: string
  onChange(typed: BsTyped): void
}

/** Year, month and day in the order a Nepali date is said: २०४३ कात्तिक २२. */
export function BsFields({ typed, error, errorId, onChange }: BsFieldsProps) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const wrong = error && { 'aria-describedby': errorId, 'aria-invalid': true as const }
  const figures = { inputMode: 'numeric' as const, autoComplete: 'off', ...wrong }
  const months = bsMonthNames[language].map((label, at) => ({ value: String(at + 1), label }))

  return (
    <fieldset className={styles.parts}>
      <legend>{t('discover.numerology.birth')}</legend>
      <div className={styles.partsRow}>
        <TextField
          label={t('discover.numerology.year')}
          missing={!typed.year.trim() && t('discover.numerology.needsYear')}
          value={typed.year}
          onChange={({ target }) => onChange({ ...typed, year: target.value })}
          {...figures}
        />
        <Select
          label={t('discover.numerology.month')}
          options={[{ value: '', label: t('discover.numerology.chooseMonth') }, ...months]}
          missing={!typed.month && t('discover.numerology.needsMonth')}
          value={typed.month}
          onChange={({ target }) => onChange({ ...typed, month: target.value })}
          {...wrong}
        />
        <TextField
          label={t('discover.numerology.day')}
          missing={!typed.day.trim() && t('discover.numerology.needsDay')}
          value={typed.day}
          onChange={({ target }) => onChange({ ...typed, day: target.value })}
          {...figures}
        />
      </div>
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
