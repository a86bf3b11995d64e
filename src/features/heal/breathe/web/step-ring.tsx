import { memo } from 'react'
import type { Breath } from '#capabilities/breathing/rhythm/breath-at.ts'
import { type Pattern, type Phase, phases } from '#capabilities/breathing/rhythm/pattern.ts'
import styles from './breathe.module.css'

interface Props {
  readonly pattern: Pattern
  readonly breath: Breath
  readonly isIdle: boolean
}

interface Step {
  readonly phase: Phase
  readonly second: number
}

const radius = 190

/** A dot for each second of the round; they fill as it passes. Nothing in it moves. */
export const StepRing = memo(function StepRing({ pattern, breath, isIdle }: Props) {
  const steps: Step[] = phases.flatMap((phase) =>
    Array.from({ length: pattern[phase] }, (_, second) => ({ phase, second })),
  )
  const now = isIdle
    ? -1
    : steps.findIndex(({ phase, second }) => phase === breath.phase && second === breath.second)
  return (
    <svg
      className={styles.ring}
      viewBox="-200 -200 400 400"
      aria-hidden="true"
      focusable="false"
      data-steps={steps.length > 40 ? 'many' : 'few'}
    >
      {steps.map(({ phase, second }, place) => {
        const angle = (place / steps.length) * 2 * Math.PI
        return (
          <circle
            key={`${phase}${second}`}
            cx={(radius * Math.sin(angle)).toFixed(2)}
            cy={(-radius * Math.cos(angle)).toFixed(2)}
            r={second === 0 ? 6 : 3.5}
            data-held={phase === 'hold' || phase === 'pause' || undefined}
            data-step={place < now ? 'past' : place === now ? 'now' : 'to-come'}
          />
        )
      })}
    </svg>
  )
})
