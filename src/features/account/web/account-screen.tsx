import { useState } from 'react'
import { accountPage } from '#capabilities/identity/account-page.ts'
import { NameForm } from '#capabilities/identity/web/name-form.tsx'
import { useVisitor } from '#capabilities/identity/web/visitor.tsx'
import { PictureBeside } from '#capabilities/look/web/picture-beside.tsx'
import { WipeHere } from '#capabilities/wipe/web/wipe-here.tsx'
import { useWords } from '#kit/i18n/web/language.tsx'
import { usePageData } from '#kit/page/web/use-page-data.ts'
import type { TextProblem } from '#kit/text/check-text.ts'
import { AppLink } from '#kit/ui/web/app-link.tsx'
import { Button, ButtonLink } from '#kit/ui/web/button.tsx'
import { download, lock } from '#kit/ui/web/icons.ts'
import { PageHeader } from '#kit/ui/web/page-header.tsx'
import { useToast } from '#kit/ui/web/toast.tsx'
import type { Words } from '../words/en.ts'
import styles from './account.module.css'
import { EraseMe } from './erase-me.tsx'
import { Phones } from './phones.tsx'
import { RecoveryCode } from './recovery-code.tsx'
import { useAttempt } from './use-attempt.ts'
import { UseCode } from './use-code.tsx'
import { useSessions } from './use-sessions.ts'

export default function AccountScreen() {
  const t = useWords<Words>()
  const toast = useToast()
  const { state } = useVisitor()
  const name = state.status === 'signedIn' ? (state.name ?? '') : ''
  const refused = useRefusedName(name)
  return (
    <div className={`page-narrow ${styles.account}`}>
      <PageHeader title={t('common.account.title')} lead={t('common.account.lead')} />
      <section className="stack" aria-labelledby="account-name">
        <h2 id="account-name">{t('common.account.name')}</h2>
        <p>{t('common.account.nameLead')}</p>
        <NameForm
          key={name}
          initial={name}
          refused={refused}
          submitLabel={t('common.account.saveName')}
          onDone={() => toast({ text: t('common.account.nameSaved') })}
        />
      </section>
      <section className="stack" aria-labelledby="account-lock">
        <h2 id="account-lock">{t('common.account.lock')}</h2>
        <p>{t('common.account.lockLead')}</p>
        <div>
          <ButtonLink href="/lock" kind="quiet" icon={lock}>
            {t('common.account.toLock')}
          </ButtonLink>
        </div>
      </section>
      {state.status === 'signedIn' ? <ForTheSignedIn /> : <UseCode />}
      <section className="stack" aria-labelledby="account-phone">
        <h2 id="account-phone">{t('common.account.phone')}</h2>
        <WipeHere />
      </section>
      <p>
        <AppLink href="/privacy">{t('common.account.privacy')}</AppLink>
      </p>
      <PictureBeside of="home" />
    </div>
  )
}

/** Another name is not the one that was refused. */
function useRefusedName(name: string): TextProblem | undefined {
  const given = usePageData(accountPage)
  const [first] = useState(name)
  return name === first ? given?.refusedName : undefined
}

function ForTheSignedIn() {
  const t = useWords<Words>()
  const sessions = useSessions()
  return (
    <>
      <Phones {...sessions} />
      <RecoveryCode {...sessions} />
      <section className="stack" aria-labelledby="account-data">
        <h2 id="account-data">{t('common.account.data')}</h2>
        <p>{t('common.account.dataLead')}</p>
        <div>
          <ButtonLink href="/api/identity/export" download kind="quiet" icon={download}>
            {t('common.account.export')}
          </ButtonLink>
        </div>
      </section>
      <section className="stack" aria-labelledby="account-leave">
        <h2 id="account-leave">{t('common.account.leave')}</h2>
        <SignOut />
        <EraseMe />
      </section>
    </>
  )
}

function SignOut() {
  const t = useWords<Words>()
  const { signOut } = useVisitor()
  const { busy, attempt } = useAttempt()
  return (
    <>
      <p>{t('common.account.signOutLead')}</p>
      <div>
        <Button
          kind="quiet"
          busy={busy}
          onClick={() => attempt(signOut, t('common.account.signedOut'))}
        >
          {t('common.account.signOut')}
        </Button>
      </div>
    </>
  )
}
