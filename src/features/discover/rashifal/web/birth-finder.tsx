import { useState } from 'react'
import { adMonthNames, bsMonthNames } from '#kit/i18n/calendar-names.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Select } from '#kit/ui/web/select.tsx'
import { TextField } from '#kit/ui/web/text-field.tsx'
import { Toggle } from '#kit/ui/web/toggle.tsx'
import type { SignId } from '#knowledge/rashi/signs.ts'
import { type BirthTyped, isWhole, signOfBirth } from '../sign/sign-of-birth.ts'
import type { Words } from '../words/en.ts'
import { FoundSign } from './found-sign.tsx'
import styles from './rashifal.module.css'

export function BirthFinder({ onTake }: { onTake: (sign: SignId) => void }) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const [typed, setTyped] = useState<BirthTyped>({
    calendar: language === 'np' ? 'bs' : 'ad',
    year: '',
    month: '',
    day: '',
  })
  const change = (part: Partial<BirthTyped>) => setTyped({ ...typed, ...part })
  const sign = isWhole(typed) ? signOfBirth(typed) : undefined
  // A year is four figures: nobody is told of a mistake in the middle of typing.
  const isTypedOut = isWhole(typed) && (typed.calendar === 'ad' || typed.year.trim().length >= 4)
  const months = typed.calendar === 'bs' ? bsMonthNames : adMonthNames

  return (
    <>
      <Toggle
        legend={t('discover.rashifal.calendar')}
        options={[
          { value: 'bs', label: t('discover.rashifal.bs') },
          { value: 'ad', label: t('discover.rashifal.ad') },
        ]}
        value={typed.calendar}
        onChange={(calendar) => change({ calendar })}
      />
      <div className={styles.date}>
        {typed.calendar === 'bs' && (
          <TextField
            label={t('discover.rashifal.year')}
            inputMode="numeric"
            autoComplete="off"
            value={typed.year}
            onChange={({ target }) => change({ year: target.value })}
          />
        )}
        <Select
          label={t('discover.rashifal.month')}
          options={[
            { value: '', label: t('discover.rashifal.chooseMonth') },
            ...months[language].map((label, at) => ({ value: String(at + 1), label })),
          ]}
          value={typed.month}
          onChange={({ target }) => change({ month: target.value })}
        />
        <TextField
          label={t(typed.calendar === 'bs' ? 'discover.rashifal.day' : 'discover.rashifal.adDay')}
          inputMode="numeric"
          autoComplete="off"
          value={typed.day}
          onChange={({ target }) => change({ day: target.value })}
        />
      </div>
      <div aria-live="polite" className="stack">
        {isTypedOut && !sign && (
          <p className={styles.problem}>{t('discover.rashifal.noSuchDay')}</p>
        )}
        {sign && (
          <>
            <FoundSign sign={sign} onTake={onTake}>
              {t('discover.rashifal.bornUnder')}
            </FoundSign>
            <p className={styles.quiet}>{t('discover.rashifal.edge')}</p>
          </>
        )}
      </div>
    </>
  )
}
