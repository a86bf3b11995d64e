import { type FormEvent, useState } from 'react'
import { useLock } from '#capabilities/vault/web/lock/lock.ts'
import { mayHavePasskey } from '#capabilities/vault/web/lock/passkey.ts'
import { addPasskey, removePasskey } from '#capabilities/vault/web/lock/work-on-lock.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { ScriptForm } from '#kit/ui/web/script-form.tsx'
import { Switch } from '#kit/ui/web/switch.tsx'
import type { Words } from '../../words/en.ts'
import styles from '../lock.module.css'
import { ProofField } from './proof-field.tsx'
import { useProof } from './use-proof.ts'

/** Not drawn where the browser has none: what cannot be had is not spoken of. */
export function PasskeySetting() {
  const t = useWords<Words>()
  const { hasPasskey } = useLock()
  const [isAsking, ask] = useState(false)
  const [isRefused, refuse] = useState(false)
  if (!hasPasskey && !mayHavePasskey()) return null

  function turn(isOn: boolean) {
    refuse(false)
    if (isOn) ask(true)
    else if (isAsking) ask(false)
    else void removePasskey()
  }

  return (
    <div className={styles.form}>
      <Switch label={t('common.lock.passkey')} isOn={hasPasskey || isAsking} onChange={turn} />
      <p className={styles.quiet}>{t('common.lock.passkeyNote')}</p>
      {isAsking && !hasPasskey && (
        <AskForProof
          onEnd={(isMade) => {
            ask(false)
            refuse(!isMade)
          }}
        />
      )}
      <p role="status">{isRefused && t('common.lock.passkeyNo')}</p>
    </div>
  )
}

function AskForProof({ onEnd }: { onEnd: (isMade: boolean) => void }) {
  const t = useWords<Words>()
  const proof = useProof()

  async function submit(event: FormEvent) {
    event.preventDefault()
    let cannot = false
    const isDone = await proof.use(async (secret) => {
      const made = await addPasskey(secret)
      cannot = !made.ok && made.why === 'impossible'
      return made
    })
    if (isDone || cannot) onEnd(isDone)
  }

  return (
    <ScriptForm className={styles.form} onSubmit={submit}>
      <ProofField proof={proof} />
      <div>
        <Button type="submit" kind="quiet" busy={proof.isBusy} disabled={proof.seconds > 0}>
          {t('common.lock.next')}
        </Button>
      </div>
    </ScriptForm>
  )
}
