import { useId, useState } from 'react'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { Icon } from '#kit/ui/web/icon.tsx'
import { lock } from '#kit/ui/web/icons.ts'
import styles from './door.module.css'
import { WaysIn } from './ways-in.tsx'
import type { Words } from './words/en.ts'

export interface DoorProps {
  /** One line with a button, where what is locked is not what the page is for. */
  readonly isFolded: boolean
  /** There is a field beside it that can be used all the same. */
  readonly mayWrite: boolean
}

export function Door({ isFolded, mayWrite }: Partial<DoorProps>) {
  const t = useWords<Words>()
  const [isUnfolded, unfold] = useState(!isFolded)
  const titleId = useId()
  return (
    <section className={styles.door} aria-labelledby={titleId}>
      <div className={styles.head} data-folded={!isUnfolded || undefined}>
        <Icon path={lock} size="small" />
        <p id={titleId}>{t('common.door.title')}</p>
        {!isUnfolded && (
          <Button kind="plain" onClick={() => unfold(true)}>
            {t('common.door.open')}
          </Button>
        )}
      </div>
      {mayWrite && <p className={styles.quiet}>{t('common.door.mayWrite')}</p>}
      {isUnfolded && <WaysIn />}
    </section>
  )
}
