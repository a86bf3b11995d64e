import { memo, useMemo } from 'react'
import type { JournalEntry } from '#capabilities/vault/records.ts'
import { formatPercent } from '#kit/i18n/numbers.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Bars } from '#kit/ui/web/bars.tsx'
import { findJournalMood } from '../insights/journal-moods.ts'
import { topMoods } from '../insights/top-moods.ts'
import type { Words } from '../words/en.ts'
import styles from './journal.module.css'

interface Props {
  readonly notes: readonly JournalEntry[]
  readonly areSamples: boolean
}

/** The five commonest moods with their share of all notes. */
export default memo(function Insights({ notes, areSamples }: Props) {
  const { language, t: shared } = useLanguage()
  const t = useWords<Words>()
  const shares = useMemo(() => topMoods(notes.map(({ moodName }) => ({ mood: moodName }))), [notes])
  return (
    <section className={`beside ${styles.insights}`} aria-labelledby="journal-insights">
      <h2 id="journal-insights">{t('heal.journal.insights')}</h2>
      <p className={styles.hint}>
        {t('heal.journal.insightsOf', { n: notes.length })}
        {areSamples && ` · ${shared('common.sample')}`}
      </p>
      <Bars
        caption={t('heal.journal.insights')}
        hideCaption
        headings={{ label: t('heal.journal.moodHeading'), value: t('heal.journal.shareHeading') }}
        of={100}
        bars={shares.map(({ mood, percent }) => {
          const known = findJournalMood(mood)
          return {
            key: mood,
            label: known?.label[language] ?? mood,
            value: percent,
            text: formatPercent(percent, language),
            ...(known && { mark: known.emoji }),
          }
        })}
      />
    </section>
  )
})
