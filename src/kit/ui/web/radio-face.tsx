import type { ReactNode } from 'react'
import styles from './radio-face.module.css'

export interface RadioFaceProps {
  readonly name: string
  readonly value: string
  readonly checked: boolean
  readonly onChange: () => void
  /** Of the label and of the face in it; how they look is the affair of whoever shows them. */
  readonly className: string | undefined
  readonly faceClassName: string | undefined
  /** For a choice named in the other language. */
  readonly lang?: string | undefined
  readonly children: ReactNode
}

/** A native radio under a face of its own: arrow keys, form posts and screen readers know it. */
export function RadioFace(props: RadioFaceProps) {
  const { name, value, checked, onChange, className, faceClassName, lang, children } = props
  return (
    <label className={`${styles.choice} ${className}`} lang={lang}>
      <input type="radio" name={name} value={value} checked={checked} onChange={onChange} />
      <span className={faceClassName}>{children}</span>
    </label>
  )
}
