import { type FormEvent, useState } from 'react'
import { changeSecret } from '#capabilities/vault/web/lock/work-on-lock.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { ScriptForm } from '#kit/ui/web/script-form.tsx'
import { useToast } from '#kit/ui/web/toast.tsx'
import type { Words } from '../../words/en.ts'
import styles from '../lock.module.css'
import { NewSecretFields } from '../new-secret-fields.tsx'
import { useNewSecret } from '../use-new-secret.ts'
import { Drawer } from './drawer.tsx'
import { ProofField } from './proof-field.tsx'
import { useProof } from './use-proof.ts'

export function ChangeSecret() {
  const t = useWords<Words>()
  return <Drawer title={t('common.lock.change')}>{(close) => <Form onDone={close} />}</Drawer>
}

function Form({ onDone }: { onDone: () => void }) {
  const t = useWords<Words>()
  const toast = useToast()
  const proof = useProof()
  const next = useNewSecret()
  const [isTaken, setTaken] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const secret = next.take()
    if (secret === null) return
    setTaken(false)
    const isDone = await proof.use(async (now) => {
      const changed = await changeSecret(now, secret)
      setTaken(!changed.ok && changed.why === 'same')
      return changed
    })
    if (!isDone) return
    toast({ text: t('common.lock.changed') })
    onDone()
  }

  return (
    <ScriptForm className={styles.form} onSubmit={submit}>
      <ProofField proof={proof} />
      <NewSecretFields secret={next} />
      <p role="alert">{isTaken && t('common.lock.taken')}</p>
      <div>
        <Button type="submit" busy={proof.isBusy} disabled={proof.seconds > 0}>
          {t('common.lock.changeDo')}
        </Button>
      </div>
    </ScriptForm>
  )
}
