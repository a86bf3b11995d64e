import { useEffect, useState } from 'react'
import { useRhythm } from '#capabilities/breathing/web/use-rhythm.ts'
import { useWakeLock } from '#capabilities/breathing/web/use-wake-lock.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { pause, play, reset } from '#kit/ui/web/icons.ts'
import { PageHeader } from '#kit/ui/web/page-header.tsx'
import type { Words } from '../words/en.ts'
import { BreathStage } from './breath-stage.tsx'
import styles from './breathe.module.css'
import { OwnPattern } from './own-pattern.tsx'
import { firstWishes, patternOf, recallWishes, rememberWishes, type Wishes } from './remembered.ts'
import { TechniquePicker } from './technique-picker.tsx'
import { useVibration } from './use-vibration.ts'
import { VibrationChoice } from './vibration-choice.tsx'

export default function BreatheScreen() {
  const { t: shared } = useLanguage()
  const t = useWords<Words>()
  const [wishes, setWishes] = useState(firstWishes)
  const { rhythm, breath, send } = useRhythm(patternOf(firstWishes))
  const isRunning = rhythm.status === 'running'
  useWakeLock(isRunning)
  useVibration(breath.phase, breath.cycle, wishes.vibrate && isRunning)

  useEffect(() => {
    const recalled = recallWishes()
    setWishes(recalled)
    send({ type: 'choose', pattern: patternOf(recalled) })
  }, [send])

  function wish(part: Partial<Wishes>) {
    const next = { ...wishes, ...part }
    setWishes(next)
    rememberWishes(next)
    if (part.vibrate === undefined) send({ type: 'choose', pattern: patternOf(next) })
  }

  return (
    <div className={`page ${styles.breathe}`}>
      <PageHeader title={shared('heal.breathe.title')} lead={shared('heal.breathe.description')} />
      <section className={styles.practice} aria-label={t('heal.breathe.stage')}>
        <BreathStage rhythm={rhythm} breath={breath} />
        <div className={styles.actions}>
          <Button
            icon={isRunning ? pause : play}
            onClick={() => send({ type: isRunning ? 'pause' : 'start', at: performance.now() })}
          >
            {t(buttonWords[rhythm.status])}
          </Button>
          <Button
            kind="quiet"
            icon={reset}
            disabled={rhythm.status === 'idle'}
            onClick={() => send({ type: 'reset' })}
          >
            {t('heal.breathe.reset')}
          </Button>
        </div>
      </section>
      <div className={styles.choices}>
        <TechniquePicker wishes={wishes} onChange={(technique) => wish({ technique })} />
        {wishes.technique === 'own' && (
          <OwnPattern pattern={wishes.own} onChange={(own) => wish({ own })} />
        )}
        <VibrationChoice isOn={wishes.vibrate} onChange={(vibrate) => wish({ vibrate })} />
        <p className={styles.note}>{t('heal.breathe.care')}</p>
      </div>
    </div>
  )
}

const buttonWords = {
  idle: 'heal.breathe.start',
  running: 'heal.breathe.pauseButton',
  paused: 'heal.breathe.goOn',
} as const
