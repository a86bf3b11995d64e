import { useWords } from '#kit/i18n/web/language.tsx'
import { Notice } from '#kit/ui/web/notice.tsx'
import type { Words } from '../words/en.ts'

/** Only the page's script can reach the phone's own storage: without it nothing would be kept. */
export function NeedsScript() {
  const t = useWords<Words>()
  return (
    <noscript>
      <Notice tone="warn">
        <p>{t('common.kept.needsScript')}</p>
      </Notice>
    </noscript>
  )
}
