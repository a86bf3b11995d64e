import { countGraphemes } from '#kit/text/count.ts'
import { guessLanguage } from './guess-language.ts'
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
