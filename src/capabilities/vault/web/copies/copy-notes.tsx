import { useEffect, useState } from 'react'
import { nameDay } from '#capabilities/days/name-day.ts'
import { dayHere } from '#capabilities/days/web/today.ts'
import { useCalendar } from '#capabilities/days/web/use-calendar.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import styles from './copies.module.css'
import { changeFileCopies, isDue, type Weekly } from './file-copies.ts'
import { useFileCopies } from './use-file-copies.ts'
import type { Words } from './words/en.ts'

const old = 30 * 24 * 60 * 60 * 1000

async function write(weekly: Weekly, ask: boolean): Promise<boolean> {
  const copy = await import('./weekly-copy.ts').catch(() => null)
  return (await copy?.writeWeekly(weekly, ask)) ?? false
}

/** Writes the weekly copy when it is time, and says a quiet word where nobody writes one. */
export function CopyNotes() {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const { calendar } = useCalendar(language)
  const { weekly, last, putAway } = useFileCopies() ?? {}
  const [isWaiting, setWaiting] = useState(false)
  const isTime = weekly !== undefined && isDue(weekly, Date.now())

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each copy that is due
  useEffect(() => {
    if (weekly && isTime) write(weekly, false).then((written) => setWaiting(!written))
  }, [weekly?.file, isTime])

  if (weekly && isTime && isWaiting) {
    return (
      <p className={`cluster ${styles.quiet}`} role="status">
        <span>{t('common.copies.weeklyWaits', { name: weekly.name })}</span>
        <Button kind="plain" onClick={async () => setWaiting(!(await write(weekly, true)))}>
          {t('common.copies.weeklyNow')}
        </Button>
      </p>
    )
  }
  if (weekly || !last || putAway === last || Date.now() - last < old) return null
  return (
    <p className={`cluster ${styles.quiet}`}>
      <span>
        {t('common.copies.lastCopy', { day: nameDay(dayHere(last), calendar, language) })}
      </span>
      <Button kind="plain" onClick={() => changeFileCopies((now) => ({ ...now, putAway: last }))}>
        {t('common.copies.putAway')}
      </Button>
    </p>
  )
}
