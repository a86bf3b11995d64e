import { useWords } from '#kit/i18n/web/language.tsx'
import { Disclosure } from '#kit/ui/web/disclosure.tsx'
import { VisuallyHidden } from '#kit/ui/web/visually-hidden.tsx'
import type { Question } from '../questions.ts'
import type { Words } from '../words/en.ts'
import styles from './privacy.module.css'

/** The answer first; the rest for whoever asks. */
export function QuestionPart({ question }: { question: Question }) {
  const { id, answer, more } = question
  const t = useWords<Words>()
  const asked = t(`common.privacy.ask.${id}`)
  return (
    <section id={id} className={styles.question} aria-labelledby={`ask-${id}`}>
      <h2 id={`ask-${id}`}>{asked}</h2>
      <div className={styles.said}>
        <p className={styles.answer}>
          {answer.map((promise) => t(`common.privacy.say.${promise}`)).join(' ')}
        </p>
        <Disclosure
          className={styles.more}
          summary={
            <span>
              {t('common.privacy.more')}
              <VisuallyHidden>: {asked}</VisuallyHidden>
            </span>
          }
        >
          <ul>
            {more.map((promise) => (
              <li key={promise}>{t(`common.privacy.say.${promise}`)}</li>
            ))}
          </ul>
        </Disclosure>
      </div>
    </section>
  )
}
