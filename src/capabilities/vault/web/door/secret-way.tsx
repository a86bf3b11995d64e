import { type FormEvent, useRef, useState } from 'react'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { ScriptForm } from '#kit/ui/web/script-form.tsx'
import { useLock } from '../lock/lock.ts'
import { openLock, openWithPasskey } from '../lock/work-on-lock.ts'
import styles from './door.module.css'
import { focusAnew } from './focus-anew.ts'
import { sayRefused } from './say-refused.ts'
import { SecretField, type SecretKind } from './secret-field.tsx'
import { useSecondsUntil } from './use-seconds-until.ts'
import { Waiting } from './waiting.tsx'
import type { Words } from './words/en.ts'
import { Working } from './working.tsx'

interface Props {
  readonly onWrong: () => void
  readonly onOpened: () => void
  readonly onForgotten: () => void
}

/** Which of the two it is stands nowhere on the phone; the one used last in this tab comes first. */
let lastKind: SecretKind = 'pin'

export function SecretWay({ onWrong, onOpened, onForgotten }: Props) {
  const t = useWords<Words>()
  const { hasPasskey, waitUntil } = useLock()
  const [kind, setKind] = useState(lastKind)
  const [secret, setSecret] = useState('')
  const [problem, setProblem] = useState<keyof Words | null>(null)
  const [part, setPart] = useState<number | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const isBusy = part !== null
  // A try counts before it is made: while one is under way nothing is said of waiting.
  const seconds = useSecondsUntil(isBusy ? 0 : waitUntil)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy || seconds > 0 || secret === '') return
    setProblem(null)
    setPart(0)
    const stayHere = focusAnew()
    const opening = await openLock(secret, setPart).catch(() => undefined)
    setPart(null)
    if (opening?.ok) return onOpened()
    stayHere()
    if (opening?.why === 'wrong') onWrong()
    setProblem(opening ? sayRefused(opening, 'secret') : 'common.door.failed')
    field.current?.select()
  }

  async function usePhone() {
    const stayHere = focusAnew()
    const opening = await openWithPasskey().catch(() => undefined)
    if (opening?.ok) return onOpened()
    stayHere()
    setProblem('common.door.passkeyFailed')
  }

  function turn() {
    lastKind = kind === 'pin' ? 'password' : 'pin'
    setKind(lastKind)
    field.current?.focus()
  }

  return (
    <ScriptForm className={styles.way} onSubmit={submit}>
      <SecretField
        ref={field}
        kind={kind}
        label={t(`common.door.${kind}`)}
        error={seconds === 0 && problem && t(problem)}
        missing={secret === '' && t(`common.door.needs.${kind}`)}
        value={secret}
        onChange={setSecret}
      />
      {seconds > 0 && <Waiting seconds={seconds} />}
      {isBusy && <Working label={t('common.door.opening')} part={part} />}
      <div className="cluster">
        <Button type="submit" busy={isBusy} disabled={seconds > 0}>
          {t('common.door.open')}
        </Button>
        {hasPasskey && (
          <Button kind="quiet" onClick={usePhone}>
            {t('common.door.passkey')}
          </Button>
        )}
      </div>
      <div className={styles.ways}>
        <Button kind="plain" onClick={turn}>
          {t(kind === 'pin' ? 'common.door.toPassword' : 'common.door.toPin')}
        </Button>
        <Button kind="plain" onClick={onForgotten}>
          {t('common.door.forgotten')}
        </Button>
      </div>
    </ScriptForm>
  )
}
