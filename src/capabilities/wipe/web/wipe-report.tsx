import { coverHere } from '#capabilities/cover/web/cover-here.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { Dialog } from '#kit/ui/web/dialog.tsx'
import { Icon } from '#kit/ui/web/icon.tsx'
import { alert, check } from '#kit/ui/web/icons.ts'
import type { Words } from '../words/en.ts'
import styles from './wipe.module.css'
import type { Wiped } from './wipe-phone.ts'

interface WipeReportProps {
  readonly wiped: readonly Wiped[]
  onAgain(): void
}

/** Line by line, what is gone and what is not. Whoever leaves it leaves the page with all it remembers. */
export function WipeReport({ wiped, onAgain }: WipeReportProps) {
  const t = useWords<Words>()
  const { t: shared } = useLanguage()
  const isWhole = wiped.every(({ left }) => left === null)
  const foot = (
    <div className="cluster">
      {!isWhole && <Button onClick={onAgain}>{shared('common.tryAgain')}</Button>}
      <Button kind={isWhole ? 'primary' : 'quiet'} onClick={leave}>
        {t('common.wipe.leave')}
      </Button>
    </div>
  )
  return (
    <Dialog
      open
      onClose={leave}
      title={t(isWhole ? 'common.wipe.gone' : 'common.wipe.partly')}
      foot={foot}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen it scrolls, and must by keyboard too */}
      <div className="stack" tabIndex={0} data-autofocus>
        <p>{t('common.wipe.checked')}</p>
        <ul className={styles.places}>
          {wiped.map((each) => (
            <WipedPlace key={each.place} {...each} />
          ))}
        </ul>
        {coverHere() === 'patro' && <p>{t('common.wipe.coverStays')}</p>}
        <p className={styles.elsewhere}>{t('common.wipe.elsewhere')}</p>
        {!navigator.onLine && <p>{t('common.wipe.noInternet')}</p>}
      </div>
    </Dialog>
  )
}

function WipedPlace({ place, left }: Wiped) {
  const t = useWords<Words>()
  const done = place === 'session' ? 'signedOut' : 'done'
  return (
    <li className={left ? styles.left : styles.gone}>
      <Icon path={left ? alert : check} size="small" />
      <span>
        {t(`common.wipe.${place}`)}: <span>{t(`common.wipe.${left ?? done}`)}</span>
      </span>
    </li>
  )
}

/** Replaced, so that the way back does not lead here; a page opened anew remembers nothing. */
function leave(): void {
  location.replace('/')
}
