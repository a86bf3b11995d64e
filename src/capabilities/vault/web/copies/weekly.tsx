import { useState } from 'react'
import { nameDay } from '#capabilities/days/name-day.ts'
import { dayHere } from '#capabilities/days/web/today.ts'
import { useCalendar } from '#capabilities/days/web/use-calendar.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { AgeKey } from './age-key.tsx'
import styles from './copies.module.css'
import type { Weekly as Kept } from './file-copies.ts'
import { useFileCopies } from './use-file-copies.ts'
import { WeeklyWords } from './weekly-words.tsx'
import type { Words } from './words/en.ts'

const fetchCopy = () => import('./weekly-copy.ts')

type Copy = Awaited<ReturnType<typeof fetchCopy>>
type Said = 'weeklyDone' | 'weeklyFailed' | 'weeklyStopped'

/** A file chosen once and written each week, where the browser lets a page do that. */
export function Weekly() {
  const t = useWords<Words>()
  const copies = useFileCopies()
  const [isAsking, ask] = useState(false)
  const [words, setWords] = useState<Uint8Array | null>(null)
  const [said, say] = useState<Said | null>(null)
  const weekly = copies?.weekly

  function goOn(found: Uint8Array) {
    setWords(found)
    // A browser opens its choice of files only soon after a press.
    fetchCopy().catch(() => {})
  }

  async function begin() {
    if (!words) return
    const begun = await fetchCopy()
      .then(({ beginWeekly }) => beginWeekly(words, 'voice-of-heart-weekly.json.age'))
      .catch(() => null)
    if (begun?.chosen === false) return
    say(begun?.written ? 'weeklyDone' : 'weeklyFailed')
    if (begun?.written) ask(false)
  }

  async function run(task: (copy: Copy) => Promise<unknown>, done: Said) {
    say(
      (await fetchCopy()
        .then(task)
        .catch(() => false)) === false
        ? 'weeklyFailed'
        : done,
    )
  }

  return (
    <section className={styles.part} aria-labelledby="weekly-copy">
      <h3 id="weekly-copy">{t('common.copies.weekly')}</h3>
      {weekly ? (
        <Standing
          weekly={weekly}
          onWrite={() => run((copy) => copy.writeWeekly(weekly, true), 'weeklyDone')}
          onStop={() => run((copy) => copy.endWeekly(weekly), 'weeklyStopped')}
        />
      ) : (
        <p>{t('common.copies.weeklyLead')}</p>
      )}
      {!weekly && !isAsking && copies && (
        <div>
          <Button kind="quiet" onClick={() => ask(true)}>
            {t('common.copies.weeklyStart')}
          </Button>
        </div>
      )}
      {!weekly && isAsking && !words && <WeeklyWords onWords={goOn} />}
      {!weekly && words && (
        <div>
          <Button kind="quiet" onClick={begin}>
            {t('common.copies.weeklyChoose')}
          </Button>
        </div>
      )}
      <p role="status">{said && t(`common.copies.${said}`)}</p>
      {weekly && words && <AgeKey words={words} />}
    </section>
  )
}

interface StandingProps {
  readonly weekly: Kept
  readonly onWrite: () => void
  readonly onStop: () => void
}

function Standing({ weekly, onWrite, onStop }: StandingProps) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const { calendar } = useCalendar(language)
  const day = nameDay(dayHere(weekly.last), calendar, language)
  return (
    <>
      <p>{t('common.copies.weeklyOn', { name: weekly.name, day })}</p>
      <div className="cluster">
        <Button kind="quiet" onClick={onWrite}>
          {t('common.copies.weeklyNow')}
        </Button>
        <Button kind="plain" onClick={onStop}>
          {t('common.copies.weeklyStop')}
        </Button>
      </div>
    </>
  )
}
