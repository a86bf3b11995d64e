import { useWords } from '#kit/i18n/web/language.tsx'
import { AppLink } from '#kit/ui/web/app-link.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { openLock } from '../lock/work-on-lock.ts'
import styles from './door.module.css'
import { focusAnew } from './focus-anew.ts'
import { sayRefused } from './say-refused.ts'
import type { Words } from './words/en.ts'
import { WordsForm } from './words-form.tsx'

/** For who has forgotten the PIN, and for who has lost the paper too. */
export function WordsWay({ onOpened, onBack }: { onOpened: () => void; onBack: () => void }) {
  const t = useWords<Words>()

  async function open(words: Uint8Array) {
    const stayHere = focusAnew()
    const opening = await openLock(words)
    if (!opening.ok) {
      stayHere()
      return sayRefused(opening, 'words') ?? 'common.door.waitALittle'
    }
    onOpened()
    return null
  }

  return (
    <>
      <WordsForm
        submitLabel={t('common.door.open')}
        onWords={open}
        beside={
          <Button kind="plain" onClick={onBack}>
            {t('common.door.back')}
          </Button>
        }
      />
      <p className={styles.quiet}>
        {t('common.door.noneLeft')} <AppLink href="/account">{t('common.door.deleteHere')}</AppLink>
      </p>
    </>
  )
}
