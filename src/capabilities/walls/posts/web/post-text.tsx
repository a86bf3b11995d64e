import { countGraphemes } from '#kit/text/count.ts'
import styles from './post-text.module.css'

/** A few words may stand larger, as a line in a guest book does. */
const shortAtMost = 110

/** Somebody's words, exactly as they were written. Text is never markup here. */
export function PostText({ text }: { text: string }) {
  const isShort = text.length < 4 * shortAtMost && countGraphemes(text) <= shortAtMost
  return (
    <div className={styles.frame}>
      <p
        className={isShort ? `${styles.text} ${styles.short}` : styles.text}
        dir="auto"
        lang={guessLanguage(text)}
      >
        {text}
      </p>
    </div>
  )
}

/** Which of our languages a text is in, for its line height and for screen readers; undefined when it is neither. */
function guessLanguage(text: string): 'ne' | 'en' | undefined {
  const devanagari = text.match(/[\u0900-\u097F]/g)?.length ?? 0
  const latin = text.match(/[A-Za-z]/g)?.length ?? 0
  if (devanagari === 0 && latin === 0) return undefined
  // A name or two in Latin letters does not make a Nepali sentence English.
  return devanagari * 2 >= latin ? 'ne' : 'en'
}
