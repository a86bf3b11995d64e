import { useCallback, useEffect, useRef, useState } from 'react'
import { presets } from '#capabilities/breathing/rhythm/pattern.ts'
import { useRhythm } from '#capabilities/breathing/web/use-rhythm.ts'
import { useWakeLock } from '#capabilities/breathing/web/use-wake-lock.ts'
import { RoomHeader } from '#capabilities/hub/web/room-header.tsx'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { IconButton } from '#kit/ui/web/icon-button.tsx'
import { close, pause, play, reset } from '#kit/ui/web/icons.ts'
import { ShareLink } from '#kit/ui/web/share-link.tsx'
import { namedInAddress, nameInAddress } from '#kit/web/named-in-address.ts'
import type { Words } from '../words/en.ts'
import { BreathStage } from './breath-stage.tsx'
import styles from './breathe.module.css'
import { OwnPattern } from './own-pattern.tsx'
import { firstWishes, patternOf, recallWishes, rememberWishes, type Wishes } from './remembered.ts'
import { TechniquePicker } from './technique-picker.tsx'
import { useVibration } from './use-vibration.ts'
import { useWayOut } from './use-way-out.ts'
import { VibrationChoice } from './vibration-choice.tsx'

export default function BreatheScreen() {
  const { t: shared, language } = useLanguage()
  const t = useWords<Words>()
  const [wishes, setWishes] = useState(firstWishes)
  const { rhythm, breath, send } = useRhythm(patternOf(firstWishes))
  const [done, setDone] = useState<number | null>(null)
  const turn = useRef<HTMLButtonElement>(null)
  const isRunning = rhythm.status === 'running'
  const isAlone = rhythm.status !== 'idle'
  const rounds = useRef(0)
  rounds.current = breath.cycle
  const preset = presets.find(({ id }) => id === wishes.technique)
  useWakeLock(isRunning)
  useVibration(breath.phase, breath.cycle, wishes.vibrate && isRunning)

  useEffect(() => {
    const recalled = recallWishes()
    // A rhythm that somebody was sent is shown; it is theirs once they choose it.
    const named = presets.find(({ id }) => id === namedInAddress('rhythm'))
    const first = named ? { ...recalled, technique: named.id } : recalled
    setWishes(first)
    send({ type: 'choose', pattern: patternOf(first) })
  }, [send])

  const end = useCallback(() => {
    setDone(rounds.current)
    send({ type: 'reset' })
    turn.current?.focus({ preventScroll: true })
  }, [send])
  useWayOut(isAlone, end)

  function wish(part: Partial<Wishes>) {
    const next = { ...wishes, ...part }
    setWishes(next)
    rememberWishes(next)
    if (part.technique) nameInAddress('rhythm', part.technique === 'own' ? null : part.technique)
    if (part.vibrate === undefined) send({ type: 'choose', pattern: patternOf(next) })
  }

  return (
    <div className={`page ${styles.breathe}`}>
      <RoomHeader room="heal.breathe" />
      <section
        className={styles.practice}
        aria-label={t('heal.breathe.stage')}
        data-alone={isAlone || undefined}
      >
        <BreathStage rhythm={rhythm} breath={breath} done={done} />
        <div className={styles.actions}>
          <Button
            ref={turn}
            icon={isRunning ? pause : play}
            onClick={() => send({ type: isRunning ? 'pause' : 'start', at: performance.now() })}
          >
            {t(buttonWords[rhythm.status])}
          </Button>
          {rhythm.status === 'paused' && (
            <Button kind="quiet" icon={reset} onClick={end}>
              {t('heal.breathe.reset')}
            </Button>
          )}
        </div>
        {isAlone && (
          <IconButton
            icon={close}
            label={shared('common.close')}
            className={styles.close}
            onClick={end}
          />
        )}
      </section>
      <div className={styles.choices}>
        <TechniquePicker wishes={wishes} onChange={(technique) => wish({ technique })} />
        {preset ? (
          <div>
            <ShareLink link={`?rhythm=${preset.id}`} title={preset.name[language]} />
          </div>
        ) : (
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
