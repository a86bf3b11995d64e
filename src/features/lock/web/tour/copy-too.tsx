import { useState } from 'react'
import { useCopyState } from '#capabilities/sealed-copy/web/copy-state.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import type { Words } from '../../words/en.ts'
import styles from '../lock.module.css'
import { fetchCopying, sayCopyRefused } from '../settings/copy-refused.ts'

/** Here the words are still at hand: later they would have to be typed. */
export function CopyToo({ words }: { words: Uint8Array }) {
  const t = useWords<Words>()
  const { state } = useCopyState()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<keyof Words | null>(null)

  async function start() {
    setBusy(true)
    setProblem(null)
    const begun = await fetchCopying()
      .then((copying) => copying.startCopy(words))
      .catch(() => ({ ok: false, why: 'refused' }) as const)
    setBusy(false)
    if (!begun.ok) setProblem(sayCopyRefused(begun.why))
  }

  return (
    <section className={styles.form} aria-label={t('common.lock.copy')}>
      <p className={styles.quiet}>{t('common.lock.copyLead')}</p>
      {state === 'off' && (
        <div>
          <Button kind="quiet" busy={isBusy} onClick={start}>
            {t('common.lock.copyAlso')}
          </Button>
        </div>
      )}
      <p role="status">{state !== 'off' && t('common.lock.copyStarted')}</p>
      <p role="alert">{problem && t(problem)}</p>
    </section>
  )
}
