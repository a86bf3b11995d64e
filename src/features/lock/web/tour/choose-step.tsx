import type { FormEvent } from 'react'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { ScriptForm } from '#kit/ui/web/script-form.tsx'
import type { Words } from '../../words/en.ts'
import styles from '../lock.module.css'
import { NewSecretFields } from '../new-secret-fields.tsx'
import type { NewSecret } from '../use-new-secret.ts'

export function ChooseStep({ secret, onNext }: { secret: NewSecret; onNext: () => void }) {
  const t = useWords<Words>()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (secret.take() !== null) onNext()
  }

  return (
    <ScriptForm className={styles.form} onSubmit={submit}>
      <NewSecretFields secret={secret} />
      <div>
        <Button type="submit">{t('common.lock.next')}</Button>
      </div>
      <p className={styles.quiet}>{t('common.lock.nothingYet')}</p>
    </ScriptForm>
  )
}
