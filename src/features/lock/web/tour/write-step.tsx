import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import type { Words } from '../../words/en.ts'
import styles from '../lock.module.css'
import { ShownWords } from '../shown-words.tsx'

interface WriteStepProps {
  readonly words: Uint8Array
  readonly onBack: () => void
  readonly onNext: () => void
}

export function WriteStep({ words, onBack, onNext }: WriteStepProps) {
  const t = useWords<Words>()
  return (
    <div className={styles.form}>
      <p className={styles.noPrint}>{t('common.lock.writeLead')}</p>
      <ShownWords words={words} />
      <p className={`${styles.honest} ${styles.noPrint}`}>{t('common.lock.honest')}</p>
      <div className={`cluster ${styles.noPrint}`}>
        <Button onClick={onNext}>{t('common.lock.written')}</Button>
        <Button kind="plain" onClick={onBack}>
          {t('common.lock.back')}
        </Button>
      </div>
    </div>
  )
}
