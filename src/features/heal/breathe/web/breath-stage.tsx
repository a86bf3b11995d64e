import type { Breath } from '#capabilities/breathing/rhythm/breath-at.ts'
import type { Rhythm } from '#capabilities/breathing/rhythm/rhythm.ts'
import { useStillness } from '#capabilities/breathing/web/use-stillness.ts'
import type { Words as BreathingWords } from '#capabilities/breathing/words/en.ts'
import { formatNumber } from '#kit/i18n/numbers.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { TabularNumber } from '#kit/ui/web/tabular-number.tsx'
import type { Words } from '../words/en.ts'
import styles from './breathe.module.css'
import { Lotus } from './lotus.tsx'
import { StepRing } from './step-ring.tsx'

interface Props {
  readonly rhythm: Rhythm
  readonly breath: Breath
}

/** The shape, the count in its heart, and the words: for the eye, for the ear, or for neither. */
export function BreathStage({ rhythm, breath }: Props) {
  const { language } = useLanguage()
  const t = useWords<Words & BreathingWords>()
  const still = useStillness()
  const { phase, second, cycle } = breath
  const isIdle = rhythm.status === 'idle'
  const count = isIdle ? 0 : second + 1

  return (
    <div className={styles.stage} data-status={rhythm.status} data-phase={phase}>
      <div className={styles.water}>
        <Lotus rhythm={rhythm} still={still} />
        <StepRing pattern={rhythm.pattern} breath={breath} isIdle={isIdle} />
        <p className={styles.count} aria-hidden="true">
          <TabularNumber>{formatNumber(count, language)}</TabularNumber>
        </p>
      </div>
      <p className={styles.phase} aria-hidden={rhythm.status === 'running' || undefined}>
        {t(`common.breathing.${phase}`)}
      </p>
      <p className={styles.round}>
        {isIdle && t('heal.breathe.ready')}
        {rhythm.status === 'paused' && t('heal.breathe.paused')}
        {rhythm.status === 'running' && t('common.breathing.round', { n: cycle + 1 })}
      </p>
      {/* Once a phase, never once a second: a voice must leave room to breathe. */}
      <p className="visually-hidden" aria-live="polite">
        {rhythm.status === 'running' &&
          t('common.breathing.announce', {
            phase: t(`common.breathing.${phase}`),
            n: rhythm.pattern[phase],
          })}
      </p>
    </div>
  )
}
