import { type PlanWords, planFields } from '#capabilities/safety-plan/plan.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import type { Words as AreaWords } from '../../words/en.ts'
import type { Words } from '../words/en.ts'
import CallLines from './call-lines.tsx'
import styles from './safety-plan.module.css'

/** On paper alone: fields cut off what does not fit in them, and a plan has to be read whole. */
export default function PrintedPlan({ words }: { words: PlanWords }) {
  const t = useWords<Words & AreaWords>()
  return (
    <div className={styles.printed}>
      <h2>{t('heal.safety-plan.title')}</h2>
      <dl>
        {planFields.map((field) => (
          <div key={field}>
            <dt>{t(`heal.safety-plan.${field}`)}</dt>
            {/* What is empty can be filled in by hand. */}
            <dd dir="auto">{words[field]?.trim()}</dd>
          </div>
        ))}
        <div>
          <dt>{t('heal.safety-plan.numbers')}</dt>
          <dd>
            <CallLines />
          </dd>
        </div>
      </dl>
    </div>
  )
}
