import { ResultActions } from '#capabilities/composing/web/result-actions.tsx'
import type { Words as ComposingWords } from '#capabilities/composing/words/en.ts'
import { SourceLabel } from '#capabilities/look/web/source-label.tsx'
import { PictureCard } from '#capabilities/picture-card/web/picture-card.tsx'
import { useTodaysSentence } from '#capabilities/todays-sentence/web/use-todays-sentence.ts'
import { languageTag } from '#kit/i18n/language.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { ErrorState } from '#kit/ui/web/error-state.tsx'
import { Skeleton } from '#kit/ui/web/skeleton.tsx'
import type { Words } from '../words/en.ts'
import styles from './affirmations.module.css'
import { River } from './river.tsx'

export function TodaysSentence() {
  const t = useWords<Words & ComposingWords & { 'common.tryAgain': string }>()
  const { sentence, language, hasFailed, again } = useTodaysSentence()
  return (
    <section className={`beside ${styles.part}`} aria-labelledby="todays-sentence">
      <div className={styles.bank}>
        <h2 id="todays-sentence" className={styles.eyebrow}>
          {t('heal.affirmations.today')}
        </h2>
        {sentence && (
          <p className={styles.sentence} lang={languageTag(language)}>
            {sentence.text}
          </p>
        )}
        {!sentence && !hasFailed && <Skeleton label={t('common.composing.writing')} lines={2} />}
        {!sentence && hasFailed && (
          <ErrorState
            message={t('heal.affirmations.todayFailed')}
            retryLabel={t('common.tryAgain')}
            onRetry={again}
          />
        )}
        <River />
      </div>
      {sentence && (
        <div className={styles.below}>
          <SourceLabel source={sentence.source}>
            {t(`common.composing.by.${sentence.source}`)}
          </SourceLabel>
          <PictureCard
            card={{
              hour: 'heal',
              language,
              eyebrow: t('heal.affirmations.today'),
              text: sentence.text,
              note: t(`common.composing.by.${sentence.source}`),
            }}
          />
          <ResultActions text={sentence.text} shareTitle={t('heal.affirmations.today')} />
        </div>
      )}
    </section>
  )
}
