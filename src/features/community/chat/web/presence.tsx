import { useWords } from '#kit/i18n/web/language.tsx'
import { Icon } from '#kit/ui/web/icon.tsx'
import { clock, offline } from '#kit/ui/web/icons.ts'
import { useOnline } from '#kit/web/use-online.ts'
import type { Words } from '../words/en.ts'
import styles from './presence.module.css'
import type { Talk } from './talk.ts'

/** One of the two has lost the connection, and the other should know why it is quiet. */
export function Presence({ talk }: { talk: Talk }) {
  const t = useWords<Words>()
  const isOnline = useOnline()
  const isPerson = talk.phase === 'person'
  return (
    <div role="status" className={styles.presence}>
      {isPerson && !isOnline && (
        <p>
          <Icon path={offline} size="small" />
          <span>{t('community.chat.ownAway')}</span>
        </p>
      )}
      {isPerson && isOnline && talk.isAway && (
        <p>
          <Icon path={clock} size="small" />
          <span>{t('community.chat.away')}</span>
        </p>
      )}
    </div>
  )
}
