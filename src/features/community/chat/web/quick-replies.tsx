import type { Both } from '#kit/i18n/both.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { quickReplies } from '../practice/quick-replies.ts'
import type { Words } from '../words/en.ts'
import styles from './quick-replies.module.css'
import { say } from './say.ts'

/** First steps; to somebody in need, first sentences that answer it. */
export function QuickReplies({
  replies = quickReplies,
}: {
  replies?: readonly Both[] | undefined
}) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">{t('community.chat.quick')}</legend>
      <div className={styles.row}>
        {replies.map((reply) => (
          <button
            key={reply.en}
            type="button"
            className={styles.chip}
            onClick={() => void say(reply[language])}
          >
            {reply[language]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
