import { useSyncExternalStore } from 'react'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { isUpdateReady, onUpdateReady, takeUpdate } from '../offline/start-offline.ts'
import styles from './page-notices.module.css'
import type { Words } from './words/en.ts'

/** Quiet lines under the header: that the network is gone, that a newer version waits. */
export function PageNotices() {
  const t = useWords<Words>()
  const online = useSyncExternalStore(onConnectionChange, isOnline, yes)
  const updateReady = useSyncExternalStore(onUpdateReady, isUpdateReady, no)
  return (
    <div className={styles.notices} role="status">
      {!online && <p>{t('common.offline')}</p>}
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

function onConnectionChange(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

const isOnline = () => navigator.onLine
const yes = () => true
const no = () => false
