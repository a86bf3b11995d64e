import { useVisitor } from '#capabilities/identity/web/visitor.tsx'
import { useWords } from '#kit/i18n/web/language.tsx'
import { usePath } from '#kit/page/web/location.tsx'
import { usePage } from '#kit/page/web/page.tsx'
import { AppLink } from '#kit/ui/web/app-link.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { useStore } from '#kit/web/make-store.ts'
import { useOnline } from '#kit/web/use-online.ts'
import { takeUpdate, waitingUpdate } from '../offline/start-offline.ts'
import styles from './page-notices.module.css'
import type { Words } from './words/en.ts'

/** Quiet lines under the header: that the network is gone, that a page is old, that a newer version waits. */
export function PageNotices() {
  const t = useWords<Words>()
  const online = useOnline()
  const updateReady = useStore(waitingUpdate) !== null
  const page = usePage()
  const { state } = useVisitor()
  const isOld = usePath() === page.path && page.isOld
  return (
    <div className={styles.notices} role="status">
      {!online && <p>{t('common.offline')}</p>}
      {isOld && <p>{t('common.old')}</p>}
      {state.status === 'signedIn' && state.newCodeAsked && (
        <p>
          {t('common.codeAsked')} <AppLink href="/account">{t('nav.account')}</AppLink>
        </p>
      )}
      {updateReady && (
        <p>
          {t('common.update.ready')}{' '}
          <Button kind="plain" onClick={takeUpdate}>
            {t('common.update.take')}
          </Button>
        </p>
      )}
    </div>
  )
}
