import { useState } from 'react'
import { makeWords, setLock } from '#capabilities/vault/web/lock/work-on-lock.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { ErrorState } from '#kit/ui/web/error-state.tsx'
import { Skeleton } from '#kit/ui/web/skeleton.tsx'
import { useFetched } from '#kit/web/use-fetched.ts'
import type { Words } from '../../words/en.ts'
import styles from '../lock.module.css'
import { useFocusedHeading } from '../use-focused-heading.ts'
import { useNewSecret } from '../use-new-secret.ts'
import { ChooseStep } from './choose-step.tsx'
import { type Step, steps } from './steps.ts'

const fetchLater = () => import('./later-step.tsx')

/** Leads to a lock, one thought at a time. Nothing is locked before the words stand on paper. */
export function Tour({ onEnd, onBegin }: { onBegin: () => void; onEnd: () => void }) {
  const t = useWords<Words>()
  const [step, setStep] = useState<Step>('choose')
  const [words] = useState(makeWords)
  const secret = useNewSecret()
  const heading = useFocusedHeading(step)
  const { t: shared } = useLanguage()
  // Fetched while the secret is typed: nobody waits between two steps.
  const later = useFetched(fetchLater, !secret.isBlank || step !== 'choose')

  async function lock(onProgress: (part: number) => void) {
    onBegin()
    await setLock(secret.first, onProgress, words)
    secret.clear()
    setStep('done')
  }

  return (
    <section className={styles.step} aria-labelledby="lock-step">
      <header className={styles.noPrint}>
        {step !== 'done' && (
          <p className={styles.quiet}>{t('common.lock.step', { n: steps.indexOf(step) + 1 })}</p>
        )}
        <h2 id="lock-step" ref={heading} tabIndex={-1}>
          {t(`common.lock.${step}`)}
        </h2>
      </header>
      {step === 'choose' && <ChooseStep secret={secret} onNext={() => setStep('write')} />}
      {step !== 'choose' && later.part && (
        <later.part.LaterStep step={step} words={words} lock={lock} go={setStep} onEnd={onEnd} />
      )}
      {step !== 'choose' && !later.part && !later.isFailed && (
        <Skeleton label={shared('common.loading')} lines={4} />
      )}
      {step !== 'choose' && !later.part && later.isFailed && (
        <ErrorState
          message={shared('common.failed.title')}
          retryLabel={shared('common.tryAgain')}
          onRetry={later.retry}
        />
      )}
    </section>
  )
}
