import { useId, useState } from 'react'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { ErrorState } from '#kit/ui/web/error-state.tsx'
import { Icon } from '#kit/ui/web/icon.tsx'
import { lock } from '#kit/ui/web/icons.ts'
import { Skeleton } from '#kit/ui/web/skeleton.tsx'
import type { Words } from '../../words/en.ts'
import styles from './locked-door.module.css'
import { useBrought } from './use-brought.ts'

interface Props {
  /** One line with a button, where what is locked is not what the page is for. */
  readonly isFolded?: boolean
  /** There is a field beside it that can be used all the same. */
  readonly mayWrite?: boolean
}

/** Stands in the place of records while they are locked. What opens it is fetched when it is seen. */
export function LockedDoor({ isFolded = false, mayWrite = false }: Props) {
  const t = useWords<Words>()
  const { t: shared } = useLanguage()
  const [isUnfolded, unfold] = useState(!isFolded)
  const titleId = useId()
  const { view, isFailed, retry } = useBrought(
    async (language) => (await import('./open-door.tsx')).openDoor(language),
    isUnfolded,
  )

  return (
    <section className={styles.door} aria-labelledby={titleId}>
      <div className={styles.head} data-folded={!isUnfolded || undefined}>
        <Icon path={lock} size="small" />
        <p id={titleId}>{t('common.kept.lockedHere')}</p>
        {!isUnfolded && (
          <Button kind="plain" onClick={() => unfold(true)}>
            {t('common.kept.openLock')}
          </Button>
        )}
      </div>
      {mayWrite && <p className={styles.quiet}>{t('common.kept.mayWrite')}</p>}
      {isUnfolded && !view && !isFailed && <Skeleton label={shared('common.loading')} lines={3} />}
      {isUnfolded && view}
      {isFailed && !view && (
        <ErrorState
          message={t('common.kept.doorFailed')}
          retryLabel={shared('common.tryAgain')}
          onRetry={retry}
        />
      )}
    </section>
  )
}
