import { useId } from 'react'
import type { ChoiceProps } from './choice-chips.tsx'
import { RadioFace } from './radio-face.tsx'
import styles from './toggle.module.css'

/** Two or three ways side by side, one of them taken: language, period, alphabet. */
export function Toggle<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, hideLegend, options, value, onChange, disabled } = props
  const ownName = useId()
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend className={hideLegend ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className={styles.track}>
        {options.map((option) => (
          <RadioFace
            key={option.value}
            name={props.name ?? ownName}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className={styles.side}
            faceClassName={styles.face}
            lang={option.lang}
          >
            {option.label}
          </RadioFace>
        ))}
      </div>
    </fieldset>
  )
}
