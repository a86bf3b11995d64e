import { useWords } from '#kit/i18n/web/language.tsx'
import { Notice } from '#kit/ui/web/notice.tsx'
import type { Words } from '../words/en.ts'

/** Over plain http no browser lends its seals; an old or a private one may have none at all. */
export function CannotLock() {
  const t = useWords<Words>()
  const isPlain = !globalThis.isSecureContext
  return (
    <Notice tone="warn" title={t('common.lock.cannot')}>
      <p>{t(isPlain ? 'common.lock.cannotHttp' : 'common.lock.cannotKeep')}</p>
    </Notice>
  )
}
