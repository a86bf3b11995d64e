import { useId, useState } from 'react'
import { nameDay, nameShortDay } from '#capabilities/days/name-day.ts'
import { dayHere } from '#capabilities/days/web/today.ts'
import { useCalendar } from '#capabilities/days/web/use-calendar.ts'
import type { EarlierVersion } from '#capabilities/sealed-copy/web/earlier-versions.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { AskFirst } from '#kit/ui/web/ask-first.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { useToast } from '#kit/ui/web/toast.tsx'
import { textOfRecord } from '../../version-text.ts'
import type { Words } from '../../words/en.ts'
import { FoldedText } from './folded-text.tsx'
import { fetchVersions } from './use-versions.ts'
import styles from './versions.module.css'

interface ShownVersionProps {
  readonly version: EarlierVersion
  readonly onGone: () => void
}

export function ShownVersion({ version, onGone }: ShownVersionProps) {
  const { language } = useLanguage()
  const t = useWords<Words>()
  const toast = useToast()
  const { calendar } = useCalendar(language)
  const nameId = useId()
  const [isBusy, setBusy] = useState(false)
  const [isRefused, refuse] = useState(false)
  const { id, of, record, until } = version
  const day = 'date' in record ? record.date : dayHere(record.changed)

  async function act(what: 'bringVersionBack' | 'throwVersionAway', said: keyof Words) {
    setBusy(true)
    refuse(false)
    const isDone = await fetchVersions()
      .then((versions) => versions[what](id))
      .catch(() => null)
    setBusy(false)
    if (isDone === null) return refuse(true)
    toast({ text: t(isDone ? said : 'common.lock.versionGone') })
    onGone()
  }

  return (
    <li aria-labelledby={nameId}>
      <p id={nameId} className={styles.name}>
        <b>{t(`common.lock.version.${of}`)}</b> · {nameDay(day, calendar, language)}
      </p>
      <FoldedText text={textOfRecord(of, record)} />
      <p className={styles.until}>
        {t('common.lock.versionUntil', { day: nameShortDay(dayHere(until), calendar, language) })}
      </p>
      <div className="cluster">
        <Button
          kind="quiet"
          busy={isBusy}
          aria-describedby={nameId}
          onClick={() => act('bringVersionBack', 'common.lock.versionBack')}
        >
          {t('common.lock.versionBringBack')}
        </Button>
        <AskFirst
          label={t('common.lock.versionThrow')}
          question={t('common.lock.versionThrowAsk')}
          no={t('common.lock.versionKeep')}
          onYes={() => act('throwVersionAway', 'common.lock.versionThrown')}
        />
      </div>
      <p role="alert">{isRefused && t('common.lock.versionFailed')}</p>
    </li>
  )
}
