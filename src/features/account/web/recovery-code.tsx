import { useRef, useState } from 'react'
import { Refusal } from '#kit/http/web/ask-server.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import type { Words } from '../words/en.ts'
import { LostCode } from './lost-code.tsx'
import { drawCode, keepCode } from './make-code.ts'
import { PresentCode } from './present-code.tsx'
import { sayDay } from './say-when.ts'
import { ShownCode } from './shown-code.tsx'
import { useAttempt } from './use-attempt.ts'
import type { OwnSessions } from './use-sessions.ts'
import { Waiting } from './waiting.tsx'

/**
 * The first code is made at a tap. A new one wants the old one, so that nobody who holds the phone
 * for a minute can take somebody's place; who has lost it waits for a day.
 */
export function RecoveryCode({ state, reload }: OwnSessions) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const { busy, attempt } = useAttempt()
  const [shown, setShown] = useState<string | null>(null)
  const [wantsProof, setWantsProof] = useState(false)
  // Kept until it has arrived: the answer may have been lost, and not the request.
  const drawn = useRef<string>(undefined)

  const { isSet = false, made = null } = state.status === 'ready' ? state.recoveryCode : {}
  const sessions = state.status === 'ready' ? state.sessions : []
  const waiting = sessions.filter(({ isThis, newCode }) => isThis && newCode)
  const needsNoProof = !isSet || waiting.some(({ newCode }) => newCode?.isPossible)

  async function keep(proof?: string): Promise<void> {
    drawn.current ??= drawCode()
    await keepCode(drawn.current, proof)
    setShown(drawn.current)
    drawn.current = undefined
    setWantsProof(false)
    await reload()
  }

  /** There may be one by now that was made on another phone. */
  async function keepOrAsk(): Promise<void> {
    try {
      await keep()
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'recovery_proof_needed')) throw error
      setWantsProof(true)
    }
  }

  async function beginWaiting(): Promise<void> {
    setWantsProof(false)
    await reload()
  }

  return (
    <section className="stack" aria-labelledby="account-recovery">
      <h2 id="account-recovery">{t('common.account.recovery')}</h2>
      <p>{t('common.account.recoveryLead')}</p>
      {shown && <ShownCode code={shown} />}
      {isSet && !shown && (
        <p>
          {made
            ? t('common.account.codeMade', { when: sayDay(made, Date.now(), language, t) })
            : t('common.account.codeIsSet')}
        </p>
      )}
      <Waiting sessions={waiting} reload={reload} />
      {wantsProof && <PresentCode keep={keep} onClose={() => setWantsProof(false)} />}
      {wantsProof && waiting.length === 0 && <LostCode onAsked={beginWaiting} />}
      {!wantsProof && !shown && (
        <div className="no-print">
          <Button
            kind="quiet"
            busy={busy}
            onClick={() => (needsNoProof ? attempt(keepOrAsk) : setWantsProof(true))}
          >
            {t(isSet ? 'common.account.makeNewCode' : 'common.account.makeCode')}
          </Button>
        </div>
      )}
    </section>
  )
}
