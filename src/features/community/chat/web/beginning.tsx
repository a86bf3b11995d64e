import { Picture } from '#capabilities/look/web/picture.tsx'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { Switch } from '#kit/ui/web/switch.tsx'
import type { Words } from '../words/en.ts'
import styles from './beginning.module.css'
import { connect, endChat, type Searcher, setWish } from './look-for-somebody.ts'
import type { Talk } from './talk.ts'

/** Before anybody is there: one clear button, an invitation and the tree. */
export function Beginning({ talk, searcher }: { talk: Talk; searcher: Searcher }) {
  const t = useWords<Words>()
  const isConnecting = talk.phase === 'connecting'
  return (
    <div className={styles.beginning}>
      <div className={styles.actions}>
        <Button busy={isConnecting} onClick={() => void connect(searcher)}>
          {t('community.chat.connect')}
        </Button>
        {isConnecting && (
          <Button kind="plain" onClick={endChat}>
            {t('community.chat.stop')}
          </Button>
        )}
      </div>
      <p className={styles.invite} role="status">
        {t(
          talk.unable
            ? 'community.chat.unable'
            : isConnecting
              ? 'community.chat.connecting'
              : 'community.chat.invite',
        )}
      </p>
      <noscript>
        <p>{t('community.chat.noScript')}</p>
      </noscript>
      <Switch
        label={t('community.chat.wish')}
        isOn={talk.wish}
        onChange={(wish) => setWish(wish, searcher)}
      />
      <div className={styles.art}>
        <Picture of="community" />
      </div>
    </div>
  )
}
