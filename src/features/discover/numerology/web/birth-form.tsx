import { type FormEvent, useId, useState } from 'react'
import { WriteButton } from '#capabilities/composing/web/write-button.tsx'
import { toDayNumber } from '#kit/i18n/civil-day.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { stars } from '#kit/ui/web/icons.ts'
import { ScriptForm } from '#kit/ui/web/script-form.tsx'
import { TextField } from '#kit/ui/web/text-field.tsx'
import { Toggle } from '#kit/ui/web/toggle.tsx'
import { type BirthDate, type DateProblem, readBirthDate } from '../path/read-birth-date.ts'
import type { Words } from '../words/en.ts'
import { BsFields, type BsTyped } from './bs-fields.tsx'
import { describeProblem } from './describe-problem.ts'

type Calendar = 'ad' | 'bs'

export interface BirthFormProps {
  readonly busy: boolean
  onFind(date: BirthDate): void
  /** There is no such day: what stood there for another one goes. */
  onRefuse(): void
}

export function BirthForm({ busy, onFind, onRefuse }: BirthFormProps) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const [chosen, setChosen] = useState<Calendar | null>(null)
  const [ad, setAd] = useState('')
  const [bs, setBs] = useState<BsTyped>({ year: '', month: '', day: '' })
  const [problem, setProblem] = useState<DateProblem | null>(null)
  const errorId = useId()
  const calendar = chosen ?? (language === 'np' ? 'bs' : 'ad')
  const error = problem && describeProblem(problem, language, t)

  function find(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const read = readBirthDate(
      calendar === 'ad' ? { calendar, date: ad } : { calendar, ...bs },
      todayHere(),
    )
    setProblem(read.ok ? null : read.problem)
    if (read.ok) onFind(read.date)
    else onRefuse()
  }

  function change(set: () => void) {
    setProblem(null)
    set()
  }

  return (
    <ScriptForm className="stack" onSubmit={find} onInvalid={onRefuse}>
      <Toggle
        legend={t('discover.numerology.calendar')}
        options={[
          { value: 'bs', label: t('discover.numerology.bs') },
          { value: 'ad', label: t('discover.numerology.ad') },
        ]}
        value={calendar}
        onChange={(next) => change(() => setChosen(next))}
      />
      {calendar === 'ad' ? (
        <TextField
          label={t('discover.numerology.birth')}
          type="date"
          min="0001-01-01"
          max="9999-12-31"
          value={ad}
          missing={!ad && (error || t('discover.numerology.needsDate'))}
          {...(error && { error })}
          onChange={({ target }) => change(() => setAd(target.value))}
          // A day like 30 February leaves the field empty: only the browser knows what was typed.
          onBlur={({ target }) => {
            if (target.validity.badInput) setProblem({ kind: 'noSuchDay' })
          }}
        />
      ) : (
        <BsFields
          typed={bs}
          error={error ?? undefined}
          errorId={errorId}
          onChange={(next) => change(() => setBs(next))}
        />
      )}
      <div>
        <WriteButton type="submit" icon={stars} wide busy={busy}>
          {t('discover.numerology.find')}
        </WriteButton>
      </div>
    </ScriptForm>
  )
}

function todayHere(): number {
  const now = new Date()
  return toDayNumber({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() })
}
