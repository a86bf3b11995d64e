import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { copy, print } from '#kit/ui/web/icons.ts'
import { useToast } from '#kit/ui/web/toast.tsx'
import { copyText } from '#kit/web/copy-text.ts'
import type { Words } from '../words/en.ts'
import styles from './account.module.css'

export function ShownCode({ code }: { code: string }) {
  const t = useWords<Words>()
  const { t: shared } = useLanguage()
  const toast = useToast()

  async function copyCode() {
    // Where it cannot be copied, the code stands on the screen and can be selected.
    if (await copyText(code)) toast({ text: shared('common.copied') })
  }

  return (
    <div className={styles.sheet}>
      <p>{t('common.account.code')}</p>
      <output className={styles.code}>{code}</output>
      <p>{t('common.account.codeNote')}</p>
      <div className="cluster no-print">
        <Button kind="plain" icon={copy} onClick={copyCode}>
          {t('common.account.copyCode')}
        </Button>
        <Button kind="plain" icon={print} onClick={() => globalThis.print()}>
          {t('common.account.print')}
        </Button>
      </div>
    </div>
  )
}
