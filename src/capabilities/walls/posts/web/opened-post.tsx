import type { ReactNode } from 'react'
import { Button } from '#kit/ui/web/button.tsx'
import { Card } from '#kit/ui/web/card.tsx'
import { ErrorState } from '#kit/ui/web/error-state.tsx'
import { arrowRight } from '#kit/ui/web/icons.ts'
import { Skeleton } from '#kit/ui/web/skeleton.tsx'
import { useWallWords } from '../../web/wall-words.ts'
import styles from './wall-page.module.css'
import type { OpenedPost as Opened } from './wall-state.ts'

interface Props {
  readonly opened: Opened
  readonly children: ReactNode
  readonly onClose: () => void
  readonly onRetry: () => void
}

/** The post that a link leads to, before everything else. */
export function OpenedPost({ opened, children, onClose, onRetry }: Props) {
  const t = useWallWords()
  return (
    <section className={`beside ${styles.opened}`} aria-label={t('opened')}>
      <Card hour="community">
        {opened.status === 'loading' && <Skeleton label={t('loading')} lines={3} />}
        {opened.status === 'missing' && <p>{t('openedMissing')}</p>}
        {opened.status === 'failed' && (
          <ErrorState message={t('openedFailed')} retryLabel={t('retry')} onRetry={onRetry} />
        )}
        {children}
      </Card>
      <Button kind="plain" icon={arrowRight} onClick={onClose}>
        {t('wholeWall')}
      </Button>
    </section>
  )
}
