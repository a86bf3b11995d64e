import styles from './icon.module.css'

export type IconProps = {
  /** One of the drawings in `icons.ts` or `screen-icons.ts`. */
  path: string
  /** Say what it means where no words stand beside it; without one it is decoration. */
  label?: string
  /** Filled with its own colour: a heart that was given. */
  filled?: boolean
  size?: 'small' | 'body' | 'large'
}

export function Icon({ path, label, filled = false, size = 'body' }: IconProps) {
  return (
    <svg
      className={`${styles.icon} ${styles[size]}`}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      data-filled={filled || undefined}
      focusable="false"
    >
      <path d={path} />
    </svg>
  )
}
