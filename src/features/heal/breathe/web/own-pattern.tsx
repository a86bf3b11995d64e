import {
  longestSeconds,
  type Pattern,
  type Phase,
  phases,
} from '#capabilities/breathing/rhythm/pattern.ts'
import type { Words as BreathingWords } from '#capabilities/breathing/words/en.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Select } from '#kit/ui/web/select.tsx'
import type { Words } from '../words/en.ts'
import styles from './breathe.module.css'

interface Props {
  readonly pattern: Pattern
  readonly onChange: (pattern: Pattern) => void
}

export function OwnPattern({ pattern, onChange }: Props) {
  const t = useWords<Words & BreathingWords>()
  const secondsFor = (phase: Phase) => {
    const shortest = phase === 'inhale' || phase === 'exhale' ? 1 : 0
    return Array.from({ length: longestSeconds - shortest + 1 }, (_, place) => place + shortest)
  }
  return (
    <fieldset className={styles.own}>
      <legend>{t('heal.breathe.ownTitle')}</legend>
      <div className={styles.fields}>
        {phases.map((phase) => (
          <Select
            key={phase}
            label={t(`common.breathing.${phase}`)}
            value={String(pattern[phase])}
            onChange={(event) => onChange({ ...pattern, [phase]: Number(event.target.value) })}
            options={secondsFor(phase).map((n) => ({
              value: String(n),
              label: n === 0 ? t('heal.breathe.leftOut') : t('heal.breathe.seconds', { n }),
            }))}
          />
        ))}
      </div>
    </fieldset>
  )
}
