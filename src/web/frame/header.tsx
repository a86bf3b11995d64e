import { useVisitor } from '#capabilities/identity/web/visitor.tsx'
import { LeafMark } from '#capabilities/look/web/leaf-mark.tsx'
import { Wordmark } from '#capabilities/look/web/wordmark.tsx'
import { useWords } from '#kit/i18n/web/language.tsx'
import { AppLink } from '#kit/ui/web/app-link.tsx'
import { Icon } from '#kit/ui/web/icon.tsx'
import { IconButton } from '#kit/ui/web/icon-button.tsx'
import { hands, menu, user } from '#kit/ui/web/icons.ts'
import type { Room } from '../rooms/room.ts'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { NavigationLinks } from './navigation-links.tsx'
import type { Words } from './words/en.ts'

export function Header({ room, onMenu }: { room: Room; onMenu: () => void }) {
  const t = useWords<Words>()
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <AppLink href="/" className={styles.home}>
          <LeafMark />
          <Wordmark label={t('common.site')} />
        </AppLink>
        <NavigationLinks room={room} label={t('nav.main')} place="header" />
        <div className={styles.tools}>
          <Account />
          <LanguageSwitch />
          <AppLink
            href="/help"
            className={styles.help}
            aria-label={t('nav.help')}
            aria-haspopup="dialog"
          >
            <Icon path={hands} />
            <span>{t('nav.help')}</span>
          </AppLink>
          <IconButton icon={menu} label={t('nav.menu')} onClick={onMenu} className={styles.menu} />
        </div>
      </div>
    </header>
  )
}

/** The same room whether the visitor is known, unknown or still being looked up. */
function Account() {
  const t = useWords<Words>()
  const { state } = useVisitor()
  const name = state.status === 'signedIn' ? state.name : null
  return (
    <AppLink
      href="/account"
      className={styles.account}
      aria-label={name ? t('nav.signedInAs', { name }) : t('nav.account')}
    >
      {name && <bdi className={styles.name}>{name}</bdi>}
      <Icon path={user} />
    </AppLink>
  )
}
