import type { ReactNode } from 'react'
import styles from './page-header.module.css'

export type PageHeaderProps = {
  title: string
  /** Above the title: where this page belongs, as the way back there. */
  above?: ReactNode
  lead?: ReactNode
  /** The picture of an area, beside the words where there is room and above them on a phone. */
  art?: ReactNode
  /** A small drawing at the end of the title. */
  spot?: ReactNode
  /** On a phone what follows stands in the place of the lead. */
  isBrief?: boolean
  /** The page's one clear action. */
  children?: ReactNode
}

/** The shell moves the focus to this h1 after a page change, hence the tabIndex. */
export function PageHeader(props: PageHeaderProps) {
  const { title, above, lead, art, spot, isBrief, children } = props
  const shape = `${art ? styles.pictured : styles.small} ${isBrief ? styles.brief : ''}`
  return (
    <header className={`${styles.header} ${shape}`}>
      {art}
      <div className={styles.words}>
        <div className={styles.title}>
          {above}
          <h1 tabIndex={-1} data-long={title.length > 17 || undefined}>
            {title}
          </h1>
        </div>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children && <div className={styles.action}>{children}</div>}
      </div>
      {spot}
    </header>
  )
}
