import type { ReactNode } from 'react'
import { DhakaStrip } from './dhaka-strip.tsx'
import styles from './page-header.module.css'

export type PageHeaderProps = {
  title: ReactNode
  eyebrow?: ReactNode
  lead?: ReactNode
  /** A drawing of this folder, beside the words where there is room and above them on a phone. */
  art?: ReactNode
  /** The page's one clear action. */
  children?: ReactNode
}

/** The shell moves the focus to this h1 after a page change, hence the tabIndex. */
export function PageHeader({ title, eyebrow, lead, art, children }: PageHeaderProps) {
  return (
    <header className={art ? `${styles.header} ${styles.pictured}` : styles.header}>
      {art && <div className={styles.art}>{art}</div>}
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children ? <div className={styles.action}>{children}</div> : <DhakaStrip length="short" />}
      </div>
    </header>
  )
}
