import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { alert, check, hands, info } from './icons.ts'
import styles from './notice.module.css'

export type NoticeProps = {
  /** `care` is for a heavy heart: a helpline, a pause. It never looks like an alarm. */
  tone?: 'info' | 'care' | 'success' | 'warn'
  title?: ReactNode
  children: ReactNode
}

const signs = { info, care: hands, success: check, warn: alert }

export function Notice({ tone = 'info', title, children }: NoticeProps) {
  return (
    <aside className={`${styles.notice} ${styles[tone]}`}>
      <Icon path={signs[tone]} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </aside>
  )
}
