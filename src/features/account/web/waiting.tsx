import type * as contract from '#capabilities/identity/recovery/contract.ts'
import { askServer } from '#kit/http/web/ask-server.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { Notice } from '#kit/ui/web/notice.tsx'
import type { Words } from '../words/en.ts'
import { namePhone } from './name-phone.ts'
import { saySoon } from './say-when.ts'
import { useAttempt } from './use-attempt.ts'
import type { SessionShown } from './use-sessions.ts'

interface Props {
  readonly sessions: readonly SessionShown[]
  reload(): Promise<void>
}

/** That a new code was asked for without the old one, and how to stop it, from any phone. */
export function Waiting({ sessions, reload }: Props) {
  const t = useWords<Words>()
  const { busy, attempt } = useAttempt()
  if (sessions.length === 0) return null

  async function stop() {
    const path = '/api/identity/recovery-code/wait'
    await askServer<typeof contract.stopWaiting>('DELETE', path)
    await reload()
  }

  return (
    <Notice tone={sessions.some(({ isThis }) => !isThis) ? 'warn' : 'info'}>
      {sessions.map((session) => (
        <Line key={session.id} session={session} />
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

function Line({ session }: { session: SessionShown }) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  if (!session.newCode) return null
  if (!session.isThis) {
    return <p>{t('common.account.waitElsewhere', { phone: namePhone(session, t) })}</p>
  }
  const { isPossible, possibleFrom } = session.newCode
  if (isPossible) return <p>{t('common.account.waitOver')}</p>
  return (
    <p>{t('common.account.waitHere', { when: saySoon(possibleFrom, Date.now(), language, t) })}</p>
  )
}
