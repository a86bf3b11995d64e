import { useState } from 'react'
import { Working } from '#capabilities/vault/web/door/working.tsx'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Notice } from '#kit/ui/web/notice.tsx'
import type { Words } from '../../words/en.ts'
import { CheckWords } from '../check-words.tsx'
import styles from '../lock.module.css'

interface CheckStepProps {
  readonly words: Uint8Array
  readonly lock: (onProgress: (part: number) => void) => Promise<void>
  readonly onBack: () => void
}

export function CheckStep({ words, lock, onBack }: CheckStepProps) {
  const t = useWords<Words>()
  const [part, setPart] = useState<number | null>(null)
  const [isFailed, setFailed] = useState(false)

  async function seal() {
    setFailed(false)
    setPart(0)
    await lock(setPart).catch(() => {
      setPart(null)
      setFailed(true)
    })
  }

  return (
    <div className={styles.form}>
      <p>{t('common.lock.checkLead')}</p>
      <CheckWords
        words={words}
        submitLabel={t('common.lock.set')}
        isBusy={part !== null}
        onRight={seal}
        onBack={onBack}
      >
        {part !== null && <Working label={t('common.lock.setting')} part={part} />}
        <div role="alert">
          {isFailed && (
            <Notice tone="warn">
              <p>{t('common.lock.notSet')}</p>
            </Notice>
          )}
        </div>
      </CheckWords>
    </div>
  )
}
