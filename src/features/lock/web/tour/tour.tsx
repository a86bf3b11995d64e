import { useState } from 'react'
import { makeWords, setLock } from '#capabilities/vault/web/lock/work-on-lock.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import type { Words } from '../../words/en.ts'
import styles from '../lock.module.css'
import { useFocusedHeading } from '../use-focused-heading.ts'
import { useNewSecret } from '../use-new-secret.ts'
import { CheckStep } from './check-step.tsx'
import { ChooseStep } from './choose-step.tsx'
import { DoneStep } from './done-step.tsx'
import { WriteStep } from './write-step.tsx'

const steps = ['choose', 'write', 'check', 'done'] as const
export type Step = (typeof steps)[number]

/** Leads to a lock, one thought at a time. Nothing is locked before the words stand on paper. */
export function Tour({ onEnd, onBegin }: { onBegin: () => void; onEnd: () => void }) {
  const t = useWords<Words>()
  const [step, setStep] = useState<Step>('choose')
  const [words] = useState(makeWords)
  const secret = useNewSecret()
  const heading = useFocusedHeading(step)

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
      {step === 'write' && (
        <WriteStep words={words} onBack={() => setStep('choose')} onNext={() => setStep('check')} />
      )}
      {step === 'check' && <CheckStep words={words} lock={lock} onBack={() => setStep('write')} />}
      {step === 'done' && <DoneStep words={words} onEnd={onEnd} />}
    </section>
  )
}
