import { useWords } from '#kit/i18n/web/language.tsx'
import { Notice } from '#kit/ui/web/notice.tsx'
import type { Words } from '../words/en.ts'
import { useHealth } from './health.ts'

/** Says plainly when words live in this tab alone; silent while all is well. */
export function HoldingNotice() {
  const t = useWords<Words>()
  const { holding } = useHealth()
  return (
    <div role="status">
      {holding !== 'device' && (
        <Notice tone="warn">
          <p>{t(`common.kept.${holding}`)}</p>
        </Notice>
      )}
    </div>
  )
}
