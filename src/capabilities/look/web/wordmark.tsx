import styles from './wordmark.module.css'

export type WordmarkProps = {
  /** The name to be read aloud, in the language of the page. */
  label: string
  size?: 'line' | 'hero'
}

export function Wordmark({ label, size = 'line' }: WordmarkProps) {
  return (
    <svg
      className={`${styles.wordmark} ${styles[size]}`}
      viewBox="0 0 1202 296"
      role="img"
      aria-label={label}
      focusable="false"
    >
      <use href="#wordmark" />
    </svg>
  )
}
