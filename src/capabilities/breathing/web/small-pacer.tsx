import { type RefObject, useEffect, useRef } from 'react'
import { formatNumber } from '#kit/i18n/numbers.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { stop } from '#kit/ui/web/icons.ts'
import { TabularNumber } from '#kit/ui/web/tabular-number.tsx'
import { turnsOf } from '../rhythm/fullness.ts'
import { gentle, secondsInRound } from '../rhythm/pattern.ts'
import { elapsedOf, type Rhythm } from '../rhythm/rhythm.ts'
import type { Words } from '../words/en.ts'
import styles from './small-pacer.module.css'
import { useRhythm } from './use-rhythm.ts'
import { useStillness } from './use-stillness.ts'
import { useWakeLock } from './use-wake-lock.ts'

/** One breath after another beside other things: it begins by itself and ends when it is enough. */
export function SmallPacer({ onStop }: { readonly onStop: () => void }) {
  const { language } = useLanguage()
  const t = useWords<Words>()
  const { rhythm, breath, send } = useRhythm(gentle)
  const { phase, second, cycle } = breath
  const isRunning = rhythm.status === 'running'
  const circle = useRef<HTMLSpanElement>(null)
  useSwell(circle, rhythm, useStillness())
  useWakeLock(isRunning)

  useEffect(() => send({ type: 'start', at: performance.now() }), [send])

  return (
    <section className={styles.pacer} aria-label={t('common.breathing.small')} data-phase={phase}>
      <div className={styles.water} aria-hidden="true">
        <span className={styles.full} />
        <span ref={circle} className={styles.breath} />
        <span className={styles.count}>
          <TabularNumber>{formatNumber(second + 1, language)}</TabularNumber>
        </span>
      </div>
      <div className={styles.words}>
        <p className={styles.phase} aria-hidden="true">
          {t(`common.breathing.${phase}`)}
        </p>
        <p className={styles.round} aria-hidden="true">
          {t('common.breathing.round', { n: cycle + 1 })}
        </p>
        {/* Once a phase, never once a second: a voice must leave room to breathe. */}
        <p className="visually-hidden" aria-live="polite">
          {isRunning &&
            t('common.breathing.announce', {
              phase: t(`common.breathing.${phase}`),
              n: gentle[phase],
            })}
        </p>
        <Button kind="plain" icon={stop} onClick={onStop}>
          {t('common.breathing.stop')}
        </Button>
      </div>
    </section>
  )
}

/** Laid on the circle once for a whole round, and played by the browser. */
function useSwell(circle: RefObject<HTMLElement | null>, rhythm: Rhythm, still: boolean): void {
  useEffect(() => {
    const element = circle.current
    if (!element?.animate || still || rhythm.status !== 'running') return
    const frames = turnsOf(gentle).map(({ offset, fullness }) => ({
      offset,
      easing: 'cubic-bezier(0.4, 0, 0.5, 1)',
      transform: `scale(${(0.42 + 0.58 * fullness).toFixed(3)})`,
    }))
    const duration = secondsInRound(gentle) * 1000
    const breathing = element.animate(frames, { duration, iterations: Number.POSITIVE_INFINITY })
    const place = () => {
      breathing.currentTime = elapsedOf(rhythm, performance.now())
    }
    place()
    document.addEventListener('visibilitychange', place)
    return () => {
      document.removeEventListener('visibilitychange', place)
      breathing.cancel()
    }
  }, [circle, rhythm, still])
}
