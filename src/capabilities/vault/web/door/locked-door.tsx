import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { useFetched } from '#kit/web/use-fetched.ts'
import type { Words } from '../../words/en.ts'
import type { DoorProps } from './door.tsx'

/** Stands in the place of records while they are locked; all of it is fetched when it is seen. */
export function LockedDoor(props: Partial<DoorProps>) {
  const t = useWords<Words>()
  const { language, t: shared } = useLanguage()
  const { part, isFailed, retry } = useFetched(
    async () => (await import('./open-door.tsx')).openDoor(language),
    true,
    language,
  )
  if (part) return part.show(props)
  if (!isFailed) return null
  return (
    <div role="alert">
      <p>{t('common.kept.doorFailed')}</p>
      <Button kind="quiet" onClick={retry}>
        {shared('common.tryAgain')}
      </Button>
    </div>
  )
}
