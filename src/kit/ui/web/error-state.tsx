import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './error-state.module.css'
import { refresh } from './icons.ts'

export type ErrorStateProps = {
  /** What happened and what is safe, in a friend's words. */
  message: ReactNode
  retryLabel?: string
  onRetry?: () => void
  busy?: boolean
}

export function ErrorState({ message, retryLabel, onRetry, busy }: ErrorStateProps) {
  return (
    <div className={styles.error} role="alert">
      <p>{message}</p>
      {retryLabel && (
        <Button kind="quiet" icon={refresh} onClick={onRetry} {...(busy && { busy })}>
          {retryLabel}
        </Button>
      )}
    </div>
  )
}
