import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import styles from './icon-button.module.css'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: string
  /** What it does, in words: its name for screen readers and its tip for the pointer. */
  label: string
  filled?: boolean
}

export function IconButton({ icon, label, filled, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={[styles.button, className].filter(Boolean).join(' ')}
    >
      <Icon path={icon} {...(filled && { filled })} />
    </button>
  )
}
