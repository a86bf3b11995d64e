import { type ReactNode, useId } from 'react'
import styles from './choice-chips.module.css'
import { ChoiceGroup } from './choice-group.tsx'
import { Icon } from './icon.tsx'
import { RadioFace } from './radio-face.tsx'
import type { Missing } from './use-missing.ts'

type Choice<Value extends string> = {
  value: Value
  label: ReactNode
  /** An emoji or other sign before the words. */
  mark?: string
  icon?: string
  /** For a choice named in the other language. */
  lang?: string
}

export type ChoiceProps<Value extends string> = {
  legend: ReactNode
  hideLegend?: boolean
  options: readonly Choice<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  name?: string
  disabled?: boolean
}

type Chips = {
  /** `tiles` stand in a grid with the mark above the words: moods. */
  shape?: 'chips' | 'tiles'
  missing?: Missing
}

/** Native radios: arrow keys, form posts and screen readers all work without a script. */
export function ChoiceChips<Value extends string>(props: ChoiceProps<Value> & Chips) {
  const { legend, hideLegend, options, value, onChange, disabled, missing, shape = 'chips' } = props
  const ownName = useId()
  return (
    <ChoiceGroup {...{ legend, hideLegend, disabled, missing }}>
      <div className={styles[shape]}>
        {options.map((option) => (
          <RadioFace
            key={option.value}
            name={props.name ?? ownName}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className={styles.choice}
            faceClassName={styles.face}
            lang={option.lang}
          >
            {option.mark && (
              <span className={styles.mark} aria-hidden="true">
                {option.mark}
              </span>
            )}
            {option.icon && (
              <Icon path={option.icon} size={shape === 'tiles' ? 'large' : 'small'} />
            )}
            <span>{option.label}</span>
          </RadioFace>
        ))}
      </div>
    </ChoiceGroup>
  )
}
