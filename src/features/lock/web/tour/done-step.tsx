import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import type { Words } from '../../words/en.ts'
import styles from '../lock.module.css'
import { CopyToo } from './copy-too.tsx'

const said = ['doneReload', 'doneAfter', 'doneWrite', 'doneHelp', 'doneForget'] as const

interface DoneStepProps {
  readonly words: Uint8Array
  readonly onEnd: () => void
}

export function DoneStep({ words, onEnd }: DoneStepProps) {
  const t = useWords<Words>()
  return (
    <div className={styles.form}>
      <ul className={styles.said}>
        {said.map((line) => (
          <li key={line}>{t(`common.lock.${line}`)}</li>
        ))}
      </ul>
      <CopyToo words={words} />
      <div>
        <Button onClick={onEnd}>{t('common.lock.finish')}</Button>
      </div>
    </div>
  )
}
