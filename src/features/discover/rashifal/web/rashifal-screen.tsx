import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useComposingInBoth } from '#capabilities/composing/web/use-composing-in-both.ts'
import { WriteButton } from '#capabilities/composing/web/write-button.tsx'
import { RoomHeader } from '#capabilities/hub/web/room-header.tsx'
import { PictureBeside } from '#capabilities/look/web/picture-beside.tsx'
import { useWords } from '#kit/i18n/web/language.tsx'
import { stars } from '#kit/ui/web/icons.ts'
import { ScriptForm } from '#kit/ui/web/script-form.tsx'
import { Toggle } from '#kit/ui/web/toggle.tsx'
import { namedInAddress, nameInAddress } from '#kit/web/named-in-address.ts'
import { type ReadingPeriod, readingPeriods } from '#knowledge/poetry/kinds.ts'
import { type SignId, signIds } from '#knowledge/rashi/signs.ts'
import type { Words as AreaWords } from '../../words/en.ts'
import type { Words } from '../words/en.ts'
import { type Asked, Reading } from './reading.tsx'
import { SignChoice } from './sign-choice.tsx'
import { SignFinder } from './sign-finder.tsx'

export default function RashifalScreen() {
  const t = useWords<Words & AreaWords>()
  const [period, setPeriod] = useState<ReadingPeriod>('daily')
  const [sign, setSign] = useState<SignId | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const composing = useComposingInBoth('horoscope')
  const isBusy = composing.status === 'writing'

  useEffect(() => {
    const named = namedInAddress('sign')
    setSign(signIds.find((id) => id === named) ?? null)
  }, [])

  function choose(chosen: SignId) {
    setSign(chosen)
    nameInAddress('sign', chosen)
  }

  function read(event: FormEvent) {
    event.preventDefault()
    if (!sign || isBusy) return
    setAsked({ sign, period, at: Date.now() })
    composing.start({ sign, period })
  }

  function take(found: SignId) {
    choose(found)
    submit.current?.focus()
  }

  return (
    <div className="page room">
      <RoomHeader room="discover.rashifal" />
      <div className="desk">
        <ScriptForm className="stack" onSubmit={read} data-ready={sign !== null || undefined}>
          <Toggle
            legend={t('discover.rashifal.period')}
            options={readingPeriods.map((value) => ({
              value,
              label: t(`discover.rashifal.${value}`),
            }))}
            value={period}
            onChange={setPeriod}
          />
          <SignChoice value={sign} onChange={choose} />
          <div>
            <WriteButton ref={submit} type="submit" icon={stars} wide busy={isBusy}>
              {t('discover.rashifal.read')}
            </WriteButton>
          </div>
        </ScriptForm>
        {asked && <Reading key={asked.at} asked={asked} composing={composing} />}
        <PictureBeside of="discover" />
        <SignFinder onTake={take} />
      </div>
    </div>
  )
}
