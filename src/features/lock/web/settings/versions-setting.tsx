import { useEffect, useRef, useState } from 'react'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { ErrorState } from '#kit/ui/web/error-state.tsx'
import { Skeleton } from '#kit/ui/web/skeleton.tsx'
import type { Words } from '../../words/en.ts'
import { Drawer } from './drawer.tsx'
import { ShownVersion } from './shown-version.tsx'
import { useVersions, type Versions } from './use-versions.ts'
import styles from './versions.module.css'

/** Not drawn where there is nothing in it; once seen it stays until the page is left. */
export function VersionsSetting() {
  const t = useWords<Words>()
  const found = useVersions()
  const { versions, isFailed } = found
  const hasSome = isFailed || (versions !== undefined && versions.length > 0)
  const [wasSeen, see] = useState(false)
  useEffect(() => {
    if (hasSome) see(true)
  }, [hasSome])

  if (!hasSome && !(wasSeen && versions)) return null
  return <Drawer title={t('common.lock.versions')}>{() => <List {...found} />}</Drawer>
}

function List({ versions, isFailed, readAgain }: Versions) {
  const t = useWords<Words>()
  const { t: shared } = useLanguage()
  const place = useRef<HTMLDivElement>(null)

  /** The button that was pressed goes with its row, and the focus must not fall out of the page. */
  function goOn() {
    place.current?.focus({ preventScroll: true })
    readAgain()
  }

  if (isFailed) {
    return (
      <ErrorState
        message={t('common.lock.versionsFailed')}
        retryLabel={shared('common.tryAgain')}
        onRetry={readAgain}
      />
    )
  }
  if (!versions) return <Skeleton label={shared('common.loading')} lines={3} />
  return (
    <div ref={place} tabIndex={-1} className={styles.versions}>
      <p>{t(versions.length > 0 ? 'common.lock.versionsLead' : 'common.lock.versionsNone')}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes a list for no list */}
      <ul role="list" className={styles.list}>
        {versions.map((version) => (
          <ShownVersion key={version.id} version={version} onGone={goOn} />
        ))}
      </ul>
    </div>
  )
}
