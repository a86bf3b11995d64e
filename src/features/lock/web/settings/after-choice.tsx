import { type LockAfter, useLock } from '#capabilities/vault/web/lock/lock.ts'
import { setAfter } from '#capabilities/vault/web/lock/work-on-lock.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { ChoiceChips } from '#kit/ui/web/choice-chips.tsx'
import type { Words } from '../../words/en.ts'
import styles from '../lock.module.css'

const choices: readonly LockAfter[] = ['hidden', 'minute', 'fiveMinutes', 'quarter']

export function AfterChoice() {
  const t = useWords<Words>()
  const { after } = useLock()
  return (
    <div className={styles.form}>
      <ChoiceChips
        legend={t('common.lock.after')}
        options={choices.map((value) => ({ value, label: t(`common.lock.after.${value}`) }))}
        value={after}
        onChange={(value) => void setAfter(value)}
      />
      <p className={styles.quiet}>{t('common.lock.afterNote')}</p>
    </div>
  )
}
