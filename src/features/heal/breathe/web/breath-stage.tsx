import { useLayoutEffect, useRef } from 'react'
import type { Breath } from '#capabilities/breathing/rhythm/breath-at.ts'
import type { Rhythm } from '#capabilities/breathing/rhythm/rhythm.ts'
import { useStillness } from '#capabilities/breathing/web/use-stillness.ts'
import type { Words as BreathingWords } from '#capabilities/breathing/words/en.ts'
import { formatNumber } from '#kit/i18n/numbers.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { flyFrom } from '#kit/ui/web/fly-from.ts'
import { TabularNumber } from '#kit/ui/web/tabular-number.tsx'
import type { Words } from '../words/en.ts'
import styles from './breathe.module.css'
import { Lotus } from './lotus.tsx'
import { StepRing } from './step-ring.tsx'

interface Props {
  readonly rhythm: Rhythm
  readonly breath: Breath
  /** Whole rounds of the exercise that has just ended. */
  readonly done: number | null
}

/** The shape, the count in its heart, and the words: for the eye, for the ear, or for neither. */
export function BreathStage({ rhythm, breath, done }: Props) {
  const { language } = useLanguage()
  const t = useWords<Words & BreathingWords>()
  const still = useStillness()
  const { phase, second, cycle } = breath
  const isIdle = rhythm.status === 'idle'
  const ended =
    done !== null && t(done > 0 ? 'heal.breathe.done' : 'heal.breathe.enough', { n: done })
  const water = useRef<HTMLDivElement>(null)
  const before = useRef<DOMRect>(undefined)

  // Between its place in the page and the middle of the glass the lotus goes its way in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: that is when it changes its place
  useLayoutEffect(() => {
    flyFrom(water.current, before.current)
    const here = water.current
    return () => {
      before.current = here?.getBoundingClientRect()
    }
  }, [isIdle])

  return (
    <div className={styles.stage} data-status={rhythm.status} data-phase={phase}>
      <div ref={water} className={styles.water}>
        <Lotus rhythm={rhythm} still={still} />
        <StepRing pattern={rhythm.pattern} breath={breath} isIdle={isIdle} />
        <p className={styles.count} aria-hidden="true">
          {!isIdle && <TabularNumber>{formatNumber(second + 1, language)}</TabularNumber>}
        </p>
      </div>
      {!isIdle && (
        <p className={styles.phase} aria-hidden={rhythm.status === 'running' || undefined}>
          {t(`common.breathing.${phase}`)}
        </p>
      )}
      <p className={styles.round} aria-hidden={(isIdle && done !== null) || undefined}>
        {isIdle && (ended || t('heal.breathe.ready'))}
        {rhythm.status === 'paused' && t('heal.breathe.paused')}
        {rhythm.status === 'running' && t('common.breathing.round', { n: cycle + 1 })}
      </p>
      {/* Once a phase, never once a second: a voice must leave room to breathe. */}
      <p className="visually-hidden" aria-live="polite">
        {isIdle && ended}
        {rhythm.status === 'running' &&
          t('common.breathing.announce', {
            phase: t(`common.breathing.${phase}`),
            n: rhythm.pattern[phase],
          })}
      </p>
    </div>
  )
}
