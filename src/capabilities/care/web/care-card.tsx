import { toDevanagariDigits } from '#kit/i18n/numbers.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { AppLink } from '#kit/ui/web/app-link.tsx'
import { Button, ButtonLink } from '#kit/ui/web/button.tsx'
import { Notice } from '#kit/ui/web/notice.tsx'
import { firstHelpline } from '#knowledge/help/first-helpline.ts'
import type { Words } from '../words/en.ts'
import styles from './care-card.module.css'

interface Props {
  readonly shown: boolean
  /** Only where what was written stays on the phone, or the card would say what is not so. */
  readonly nothingSent?: boolean
  /** Where it stands in the way of a talk it can be put away. */
  readonly onHide?: () => void
}

/**
 * A hand held out beside heavy words. It stops nothing and sends nothing; the region is there
 * from the start, or screen readers would not hear of the card.
 */
export function CareCard({ shown, nothingSent = false, onHide }: Props) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const number = language === 'np' ? toDevanagariDigits(firstHelpline) : firstHelpline
  return (
    <div className={styles.region} aria-live="polite">
      {shown && (
        <Notice tone="care" title={t('common.care.title')}>
          <p>{t('common.care.text', { number })}</p>
          <p className="cluster">
            <ButtonLink href={`tel:${firstHelpline}`} kind="quiet">
              {t('common.care.call', { number })}
            </ButtonLink>
            <AppLink href="/help">{t('common.care.more')}</AppLink>
            {onHide && (
              <Button kind="plain" onClick={onHide}>
                {t('common.care.hide')}
              </Button>
            )}
          </p>
          {nothingSent && <p>{t('common.care.private')}</p>}
        </Notice>
      )}
    </div>
  )
}
