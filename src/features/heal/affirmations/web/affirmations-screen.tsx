import { useWords } from '#kit/i18n/web/language.tsx'
import { PageHeader } from '#kit/ui/web/page-header.tsx'
import type { Words as AreaWords } from '../../words/en.ts'
import type { Words } from '../words/en.ts'
import styles from './affirmations.module.css'
import { AskedSentence } from './asked-sentence.tsx'
import { TodaysSentence } from './todays-sentence.tsx'

export default function AffirmationsScreen() {
  const t = useWords<Words & AreaWords>()
  return (
    <div className={`page-narrow ${styles.screen}`}>
      <PageHeader title={t('heal.affirmations.title')} lead={t('heal.affirmations.lead')} />
      <TodaysSentence />
      <AskedSentence />
    </div>
  )
}
