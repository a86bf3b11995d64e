import type * as contract from '#capabilities/identity/sessions/contract.ts'
import { askServer, Refusal } from '#kit/http/web/ask-server.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { ErrorState } from '#kit/ui/web/error-state.tsx'
import { Skeleton } from '#kit/ui/web/skeleton.tsx'
import type { Words } from '../words/en.ts'
import styles from './account.module.css'
import { namePhone } from './name-phone.ts'
import { sayDay } from './say-when.ts'
import { useAttempt } from './use-attempt.ts'
import { isAskedElsewhere, type OwnSessions, type SessionShown } from './use-sessions.ts'
import { Waiting } from './waiting.tsx'

/** Where somebody is signed in, and how to sign out there from here. */
export function Phones({ state, reload }: OwnSessions) {
  const t = useWords<Words>()
  return (
    <section className="stack" aria-labelledby="account-phones">
      <h2 id="account-phones">{t('common.account.phones')}</h2>
      {state.status === 'loading' && <Skeleton label={t('common.account.phonesLoading')} />}
      {state.status === 'failed' && (
        <ErrorState
          message={t('common.account.phonesFailed')}
          retryLabel={t('common.account.again')}
          onRetry={reload}
        />
      )}
      {state.status === 'ready' && <List sessions={state.sessions} reload={reload} />}
    </section>
  )
}

interface ListProps {
  readonly sessions: readonly SessionShown[]
  reload(): Promise<void>
}

function List({ sessions, reload }: ListProps) {
  const t = useWords<Words>()
  const { busy, attempt } = useAttempt()
  const isAlone = sessions.length === 1

  async function endOthers() {
    const path = '/api/identity/sessions'
    await askServer<typeof contract.endOtherSessions>('DELETE', path)
    await reload()
  }

  return (
    <>
      <Waiting sessions={sessions.filter(isAskedElsewhere)} reload={reload} />
      <p>{t(isAlone ? 'common.account.onlyThisPhone' : 'common.account.phonesLead')}</p>
      <ul className={styles.phones}>
        {sessions.map((session) => (
          <Phone key={session.id} session={session} reload={reload} />
        ))}
      </ul>
      <div>
        <Button
          kind="quiet"
          busy={busy}
          onClick={() => attempt(endOthers, t('common.account.othersEnded'))}
        >
          {t('common.account.endOthers')}
        </Button>
      </div>
      <p className={styles.note}>{t('common.account.endOthersNote')}</p>
    </>
  )
}

function Phone({ session, reload }: { session: SessionShown; reload(): Promise<void> }) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const { busy, attempt } = useAttempt()
  const name = namePhone(session, t)
  const say = (day: string) => sayDay(day, Date.now(), language, t)

  async function end() {
    const path = `/api/identity/sessions/${session.id}`
    await askServer<typeof contract.endSession>('DELETE', path).catch(unlessGone)
    await reload()
  }

  return (
    <li className={styles.phone}>
      <div>
        <p className={styles.phoneName}>
          {name}
          {session.isThis && <span className={styles.mark}>{t('common.account.thisPhone')}</span>}
        </p>
        <p className={styles.note}>
          {t('common.account.phoneDays', {
            opened: say(session.opened),
            used: say(session.lastUsed),
          })}
        </p>
      </div>
      {!session.isThis && (
        <Button
          kind="plain"
          busy={busy}
          aria-label={t('common.account.endThat', { phone: name })}
          onClick={() => attempt(end, t('common.account.phoneEnded'))}
        >
          {t('common.account.endPhone')}
        </Button>
      )}
    </li>
  )
}

/** Ended twice (another phone was first) is ended. */
function unlessGone(error: unknown): void {
  if (!(error instanceof Refusal && error.code === 'unknown_session')) throw error
}
