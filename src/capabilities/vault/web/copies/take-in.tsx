import { useEffect, useState } from 'react'
import { nameDay } from '#capabilities/days/name-day.ts'
import { dayHere } from '#capabilities/days/web/today.ts'
import { useCalendar } from '#capabilities/days/web/use-calendar.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { AskFirst } from '#kit/ui/web/ask-first.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { useToast } from '#kit/ui/web/toast.tsx'
import type { Backup } from '../../backup.ts'
import { deviceVault } from '../device-vault.ts'
import styles from './copies.module.css'
import { type Counted, countRecords, textToTakeIn } from './copy-text.ts'
import type { CopyProblem } from './read-chosen.ts'
import type { Words } from './words/en.ts'

interface TakeInProps {
  readonly copy: Backup
  readonly onDone: () => void
}

/** The file has been read and is whole: adding it loses nothing, replacing is asked about once. */
export function TakeIn({ copy, onDone }: TakeInProps) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const { calendar } = useCalendar(language)
  const toast = useToast()
  const here = useCountHere()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<CopyProblem | null>(null)
  const inFile = countRecords(copy.records)
  const day = copy.made && nameDay(dayHere(Date.parse(copy.made)), calendar, language)

  async function take(how: 'importAll' | 'replaceAll') {
    setBusy(true)
    setProblem(null)
    const vault = deviceVault()
    const taken = await textToTakeIn(copy)
      .then((text) => vault[how](text))
      .catch(() => ({ ok: false, problem: 'failed' }) as const)
    setBusy(false)
    if (!taken.ok) return setProblem(taken.problem)
    const numbers = { taken: taken.taken, same: taken.found - taken.taken }
    const all = { n: inFile.pages + inFile.others }
    toast({
      text:
        how === 'importAll'
          ? t('common.copies.broughtBack', numbers)
          : t('common.copies.replaced', all),
    })
    onDone()
  }

  return (
    <>
      <p>{t('common.copies.holds', { day: day || '—', ...inFile })}</p>
      <p className={styles.quiet}>{t('common.copies.mergeLead')}</p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {t(`common.copies.${problem}`)}
        </p>
      )}
      <div>
        <Button busy={isBusy} onClick={() => take('importAll')}>
          {t('common.copies.merge')}
        </Button>
      </div>
      {here && here.pages + here.others > 0 && (
        <div>
          <AskFirst
            label={t('common.copies.replace')}
            question={t('common.copies.replaceAsk', { ...here })}
            no={t('common.copies.replaceNo')}
            onYes={() => take('replaceAll')}
          />
        </div>
      )}
    </>
  )
}

function useCountHere(): Counted | null {
  const [counted, count] = useState<Counted | null>(null)
  useEffect(() => {
    deviceVault()
      .exportAll()
      .then(({ records }) => count(countRecords(records)))
      // What cannot be counted is not offered to be replaced.
      .catch(() => {})
  }, [])
  return counted
}
