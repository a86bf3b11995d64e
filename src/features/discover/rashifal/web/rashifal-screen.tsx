import { type FormEvent, useRef, useState } from 'react'
import { useComposing } from '#capabilities/composing/web/use-composing.ts'
import { RoomHeader } from '#capabilities/hub/web/room-header.tsx'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { stars } from '#kit/ui/web/icons.ts'
import { ScriptForm } from '#kit/ui/web/script-form.tsx'
import { Toggle } from '#kit/ui/web/toggle.tsx'
import { type ReadingPeriod, readingPeriods } from '#knowledge/poetry/kinds.ts'
import type { SignId } from '#knowledge/rashi/signs.ts'
import type { Words as AreaWords } from '../../words/en.ts'
import type { Words } from '../words/en.ts'
import styles from './rashifal.module.css'
import { type Asked, Reading } from './reading.tsx'
import { SignChoice } from './sign-choice.tsx'
import { SignFinder } from './sign-finder.tsx'

export default function RashifalScreen() {
  const t = useWords<Words & AreaWords>()
  const [period, setPeriod] = useState<ReadingPeriod>('daily')
  const [sign, setSign] = useState<SignId | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const composing = useComposing('horoscope')
  const isBusy = composing.status === 'writing'

  function read(event: FormEvent) {
    event.preventDefault()
    if (!sign || isBusy) return
    setAsked({ sign, period, at: Date.now() })
    composing.start({ sign, period })
  }

  function take(found: SignId) {
    setSign(found)
    submit.current?.focus()
  }

  return (
    <div className={`page room ${styles.screen}`}>
      <RoomHeader room="discover.rashifal" />
      <ScriptForm className="stack" onSubmit={read}>
        <Toggle
          legend={t('discover.rashifal.period')}
          options={readingPeriods.map((value) => ({
            value,
            label: t(`discover.rashifal.${value}`),
          }))}
          value={period}
          onChange={setPeriod}
        />
        <SignChoice value={sign} onChange={setSign} />
        <div>
          <Button ref={submit} type="submit" icon={stars} busy={isBusy}>
            {t('discover.rashifal.read')}
          </Button>
        </div>
      </ScriptForm>
      {asked && <Reading key={asked.at} asked={asked} composing={composing} />}
      <SignFinder onTake={take} />
    </div>
  )
}
