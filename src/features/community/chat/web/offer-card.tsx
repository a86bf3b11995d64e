import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import type { Words } from '../words/en.ts'
import styles from './cards.module.css'
import { acceptOffer, declineOffer } from './look-for-somebody.ts'
import type { Talk } from './talk.ts'

/** Somebody real has come. It is said and not done: whoever writes just now is not interrupted. */
export function OfferCard({ offer }: Pick<Talk, 'offer'>) {
  const t = useWords<Words>()
  return (
    <div role="status">
      {offer && (
        <div className={styles.card}>
          <p className={styles.title}>{t('community.chat.offer.title')}</p>
          <p>{t('community.chat.offer.text')}</p>
          <div className={styles.actions}>
            <Button onClick={acceptOffer}>{t('community.chat.offer.go')}</Button>
            <Button kind="quiet" onClick={declineOffer}>
              {t('community.chat.offer.stay')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
