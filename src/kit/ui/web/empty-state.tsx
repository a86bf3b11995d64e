import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

export type EmptyStateProps = {
  text: ReactNode
  /** One line somebody could have written: an invitation, never filler. */
  example?: ReactNode
  children?: ReactNode
}

export function EmptyState({ text, example, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <p>{text}</p>
      {example && <p className={styles.example}>{example}</p>}
      {children}
    </div>
  )
}
