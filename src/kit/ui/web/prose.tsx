import type { ComponentProps } from 'react'
import styles from './prose.module.css'

/** Running text: readings, stories, answers. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={[styles.prose, className].filter(Boolean).join(' ')} />
}
