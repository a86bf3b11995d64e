import type { ReactNode } from 'react'
import { AppLink } from './app-link.tsx'
import { Icon } from './icon.tsx'
import { arrowRight } from './icons.ts'
import styles from './link-card.module.css'

export type LinkCardProps = {
  href: string
  title: ReactNode
  text?: ReactNode
  /** Which of the tints of `tokens.css` lies on it. */
  hour?: string
  /** A drawing of this folder: the card stands tall with the picture on top. */
  art?: ReactNode
  /** An icon instead: the card lies flat, one line of a table of contents. */
  icon?: string
  headingLevel?: 2 | 3
}

/** The whole card answers to the finger, yet holds a single link: one stop for the keyboard. */
export function LinkCard(props: LinkCardProps) {
  const { href, title, text, hour, art, icon, headingLevel = 2 } = props
  const Heading = `h${headingLevel}` as const
  return (
    <article className={`${styles.card} ${art ? styles.tall : styles.flat}`} data-hour={hour}>
      {art && <div className={styles.art}>{art}</div>}
      {icon && (
        <span className={styles.seal}>
          <Icon path={icon} />
        </span>
      )}
      <div className={styles.words}>
        <Heading className={styles.title}>
          <AppLink href={href} className={styles.link}>
            {title}
          </AppLink>
        </Heading>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <span className={styles.arrow}>
        <Icon path={arrowRight} size="small" />
      </span>
    </article>
  )
}
