import { useWords } from '#kit/i18n/web/language.tsx'
import { AppLink } from '#kit/ui/web/app-link.tsx'
import { Icon } from '#kit/ui/web/icon.tsx'
import { arrowRight, play } from '#kit/ui/web/icons.ts'
import type { Offer } from '#knowledge/talking/talk.ts'
import { roomPaths } from '../talk/room-paths.ts'
import { tagOf } from '../talk/voices.ts'
import type { Words } from '../words/en.ts'
import styles from './offers.module.css'
import { Row } from './starters.tsx'
import { phone } from './talk-icons.ts'

export interface OffersProps {
  readonly offers: readonly Offer[]
  onSay(text: string): void
  onBreathe(): void
}

/** What can be said with a tap, done in another room, or whom one can call. */
export function Offers({ offers, onSay, onBreathe }: OffersProps) {
  const t = useWords<Words>()
  if (offers.length === 0) return null
  return (
    <Row label={t('heal.ai-friend.offers')}>
      {offers.map((offer) => (
        <li key={offer.kind + offer.label}>
          <Chip offer={offer} onSay={onSay} onBreathe={onBreathe} />
        </li>
      ))}
    </Row>
  )
}

function Chip({ offer, onSay, onBreathe }: { offer: Offer } & Omit<OffersProps, 'offers'>) {
  const { kind, label } = offer
  const lang = tagOf(label)
  if (kind === 'call') {
    return (
      <a href={`tel:${offer.number}`} lang={lang} className={`${styles.chip} ${styles.call}`}>
        <Icon path={phone} size="small" />
        {label}
      </a>
    )
  }
  if (kind === 'say') {
    return (
      <button type="button" lang={lang} className={styles.chip} onClick={() => onSay(label)}>
        {label}
      </button>
    )
  }
  if (offer.room === 'breathe') {
    return (
      <button type="button" lang={lang} className={styles.chip} onClick={onBreathe} data-breathe>
        <Icon path={play} size="small" />
        {label}
      </button>
    )
  }
  return (
    <AppLink href={roomPaths[offer.room]} lang={lang} className={styles.chip}>
      {label}
      <Icon path={arrowRight} size="small" />
    </AppLink>
  )
}
