import { type FormEvent, useState } from 'react'
import { useCopyState } from '#capabilities/sealed-copy/web/copy-state.ts'
import { makeNewWords, makeWords } from '#capabilities/vault/web/lock/work-on-lock.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { Notice } from '#kit/ui/web/notice.tsx'
import { ScriptForm } from '#kit/ui/web/script-form.tsx'
import { useToast } from '#kit/ui/web/toast.tsx'
import type { Words } from '../../words/en.ts'
import { CheckWords } from '../check-words.tsx'
import styles from '../lock.module.css'
import { ShownWords } from '../shown-words.tsx'
import { fetchCopying } from './copy-refused.ts'
import { Drawer } from './drawer.tsx'
import { ProofField } from './proof-field.tsx'
import { useProof } from './use-proof.ts'

type Step = 'write' | 'check' | 'prove'

export function RenewWords() {
  const t = useWords<Words>()
  return <Drawer title={t('common.lock.renew')}>{(close) => <Renewing onDone={close} />}</Drawer>
}

/** The new ones stand on paper before the old ones stop counting. */
function Renewing({ onDone }: { onDone: () => void }) {
  const t = useWords<Words>()
  const [step, setStep] = useState<Step>('write')
  const [words] = useState(makeWords)
  return (
    <>
      {step === 'write' && (
        <>
          <p className={styles.noPrint}>{t('common.lock.renewLead')}</p>
          <ShownWords words={words} />
          <div className={styles.noPrint}>
            <Button onClick={() => setStep('check')}>{t('common.lock.written')}</Button>
          </div>
        </>
      )}
      {step === 'check' && (
        <CheckWords
          words={words}
          submitLabel={t('common.lock.next')}
          isBusy={false}
          onRight={() => setStep('prove')}
          onBack={() => setStep('write')}
        />
      )}
      {step === 'prove' && <Prove words={words} onDone={onDone} />}
    </>
  )
}

function Prove({ words, onDone }: { words: Uint8Array; onDone: () => void }) {
  const t = useWords<Words>()
  const toast = useToast()
  const proof = useProof()
  const { state } = useCopyState()
  const [isLeftBehind, setLeftBehind] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!(await proof.use((secret) => makeNewWords(secret, words)))) return
    // A copy moves along: under the old words nobody would look for it.
    if (state !== 'off' && !(await moveCopy(words))) return setLeftBehind(true)
    toast({ text: t('common.lock.renewed') })
    onDone()
  }

  if (isLeftBehind) {
    return (
      <div role="alert">
        <Notice tone="warn">
          <p>{t('common.lock.copyLeftBehind')}</p>
        </Notice>
      </div>
    )
  }
  return (
    <ScriptForm className={styles.form} onSubmit={submit}>
      <ProofField proof={proof} />
      <div>
        <Button type="submit" busy={proof.isBusy} disabled={proof.seconds > 0}>
          {t('common.lock.renewDo')}
        </Button>
      </div>
    </ScriptForm>
  )
}

async function moveCopy(words: Uint8Array): Promise<boolean> {
  return fetchCopying()
    .then((copying) => copying.startCopy(words))
    .then(
      ({ ok }) => ok,
      () => false,
    )
}
