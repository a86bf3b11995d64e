import { type ReactNode, useRef } from 'react'
import { useReveal } from './use-reveal.ts'
import { useVerseSize } from './use-verse-size.ts'
import styles from './verse.module.css'

export type VerseProps = {
  /** Lines end where the poet ended them; an empty line parts two stanzas. */
  text: string
  /** The language the poem is in, which may not be the page's. */
  lang?: string
  title?: ReactNode
  by?: ReactNode
  /** Only just written: it comes line by line. */
  isNew?: boolean
}

/** A line too long for the phone hangs its second half, as printers do, so that it stays one line. */
export function Verse({ text, lang, title, by, isNew = false }: VerseProps) {
  const whole = useRef<HTMLElement>(null)
  const lines = useRef<HTMLQuoteElement>(null)
  const stanzas = text.trim().split(/\n\s*\n/)
  useVerseSize(lines, text)
  useReveal(whole, isNew ? 'figcaption, span' : 'none', 400, text)
  return (
    <figure ref={whole} className={styles.verse} lang={lang}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <blockquote ref={lines}>
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
