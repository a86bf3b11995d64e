import type * as contract from '#capabilities/identity/recovery/contract.ts'
import { askServer } from '#kit/http/web/ask-server.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { Notice } from '#kit/ui/web/notice.tsx'
import type { Words } from '../words/en.ts'
import { namePhone } from './name-phone.ts'
import { saySoon } from './say-when.ts'
import { useAttempt } from './use-attempt.ts'
import type { OwnSessions, SessionShown } from './use-sessions.ts'

const path = '/api/identity/recovery-code/wait'

interface Props extends OwnSessions {
  /** Whether the present code is being asked for, which may be lost. */
  readonly asks: boolean
}

/** The day of waiting: asked for on one phone, shown on all, stopped from any. */
export function LostCode({ state, reload, asks }: Props) {
  const t = useWords<Words>()
  const { busy, attempt } = useAttempt()
  const sessions = state.status === 'ready' ? state.sessions : []
  const waiting = sessions.filter(({ newCode }) => newCode !== null)

  async function ask() {
    await askServer<typeof contract.askForNewCode>('POST', path)
    await reload()
  }

  async function stop() {
    await askServer<typeof contract.stopWaiting>('DELETE', path)
    await reload()
  }

  if (waiting.length > 0) {
    return (
      <Notice tone={waiting.some(({ isThis }) => !isThis) ? 'warn' : 'info'}>
        {waiting.map((session) => (
          <Waiting key={session.id} session={session} />
        ))}
        <div>
          <Button
            kind="quiet"
            busy={busy}
            onClick={() => attempt(stop, t('common.account.waitStopped'))}
          >
            {t('common.account.stopWait')}
          </Button>
        </div>
      </Notice>
    )
  }
  if (!asks) return null
  return (
    <div className="stack no-print">
      <h3>{t('common.account.lostCode')}</h3>
      <p>{t('common.account.lostCodeLead')}</p>
      <div>
        <Button kind="quiet" busy={busy} onClick={() => attempt(ask, t('common.account.asked'))}>
          {t('common.account.askForCode')}
        </Button>
      </div>
    </div>
  )
}

function Waiting({ session }: { session: SessionShown }) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  if (!session.newCode) return null
  if (!session.isThis) {
    return <p>{t('common.account.waitElsewhere', { phone: namePhone(session, t) })}</p>
  }
  const when = saySoon(session.newCode.possibleFrom, Date.now(), language, t)
  const { isPossible } = session.newCode
  return <p>{isPossible ? t('common.account.waitOver') : t('common.account.waitHere', { when })}</p>
}
