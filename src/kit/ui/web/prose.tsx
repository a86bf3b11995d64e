import type { ComponentProps, ReactNode } from 'react'
import styles from './prose.module.css'

/** Running text: readings, stories, answers. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={[styles.prose, className].filter(Boolean).join(' ')} />
}

export type VerseProps = {
  /** Lines end where the poet ended them; an empty line parts two stanzas. */
  text: string
  /** The language the poem is in, which may not be the page's. */
  lang?: string
  title?: ReactNode
  by?: ReactNode
}

/** A line too long for the phone hangs its second half, as printers do, so that it stays one line. */
export function Verse({ text, lang, title, by }: VerseProps) {
  const stanzas = text.trim().split(/\n\s*\n/)
  return (
    <figure className={styles.verse} lang={lang}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <blockquote>
        {stanzas.map((stanza, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stanza may come back as a refrain
          <p key={place}>
            {stanza.split('\n').map((line, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: so may a line
              <span key={row}>{line}</span>
            ))}
          </p>
        ))}
      </blockquote>
      {by && <div className={styles.by}>{by}</div>}
    </figure>
  )
}
