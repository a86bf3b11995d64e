import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { lock } from '#kit/ui/web/icons.ts'
import type { Words } from '../../words/en.ts'
import { lockNow } from '../lock/lock.ts'
import { focusAnew } from './focus-anew.ts'

/** One tap, where the pages lie open. */
export function LockNow() {
  const t = useWords<Words>()

  function shut() {
    focusAnew()
    void lockNow()
  }

  return (
    <Button kind="quiet" icon={lock} onClick={shut}>
      {t('common.kept.lockNow')}
    </Button>
  )
}
