import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { ErrorState } from '#kit/ui/web/error-state.tsx'
import type { Words } from '../words/en.ts'
import { LockedDoor } from './door/locked-door.tsx'
import type { RecordsShown } from './use-records.ts'

/** What is kept here may be missing from the page, locked or not to be read: that is said. */
export function NotOpened({ status, retry }: Pick<RecordsShown<'drafts'>, 'status' | 'retry'>) {
  const t = useWords<Words>()
  const { t: shared } = useLanguage()
  if (status === 'locked') return <LockedDoor isFolded />
  if (status !== 'failed') return null
  return (
    <ErrorState
      message={t('common.kept.failed')}
      retryLabel={shared('common.tryAgain')}
      onRetry={retry}
    />
  )
}
