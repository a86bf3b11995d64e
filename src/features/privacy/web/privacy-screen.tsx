import { useWords } from '#kit/i18n/web/language.tsx'
import { AppLink } from '#kit/ui/web/app-link.tsx'
import { PageHeader } from '#kit/ui/web/page-header.tsx'
import { lastWord, places, questions } from '../questions.ts'
import type { Words } from '../words/en.ts'
import { Place } from './place.tsx'
import styles from './privacy.module.css'
import { QuestionPart } from './question-part.tsx'

/** Works without script: what is folded is folded by the browser. */
export default function PrivacyScreen() {
  const t = useWords<Words>()
  return (
    <div className={`page ${styles.privacy}`}>
      <PageHeader title={t('common.privacy.title')} lead={t('common.privacy.lead')} />
      <section aria-labelledby="places">
        <h2 id="places" className="visually-hidden">
          {t('common.privacy.places')}
        </h2>
        <div className={styles.places}>
          {places.map((place) => (
            <Place key={place.id} {...place} />
          ))}
        </div>
      </section>
      <div>
        {questions.map((question) => (
          <QuestionPart key={question.id} question={question} />
        ))}
      </div>
      <footer className={styles.foot}>
        <p>{t(`common.privacy.say.${lastWord}`)}</p>
        {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes a list for no list */}
        <ul role="list">
          <li>
            <AppLink href="/lock">{t('common.privacy.lock')}</AppLink>
          </li>
          <li>
            <AppLink href="/account">{t('common.privacy.account')}</AppLink>
          </li>
          <li>
            <AppLink href="/help">{t('common.privacy.help')}</AppLink>
          </li>
        </ul>
      </footer>
    </div>
  )
}
