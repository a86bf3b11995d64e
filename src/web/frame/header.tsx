import { patroPath } from '#capabilities/cover/cover-cookie.ts'
import { leaveNow } from '#capabilities/cover/web/leave-now.ts'
import { useVisitor } from '#capabilities/identity/web/visitor.tsx'
import { LeafMark } from '#capabilities/look/web/leaf-mark.tsx'
import { Wordmark } from '#capabilities/look/web/wordmark.tsx'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { AppLink, isMeantForAnotherTab } from '#kit/ui/web/app-link.tsx'
import { Icon } from '#kit/ui/web/icon.tsx'
import { IconButton } from '#kit/ui/web/icon-button.tsx'
import { hands, leave, menu, user } from '#kit/ui/web/icons.ts'
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
        <AppLink href="/" className={styles.home} aria-label={t('common.site')}>
          <LeafMark />
          <SiteName />
        </AppLink>
        <NavigationLinks room={room} label={t('nav.main')} place="header" />
        <div className={styles.tools}>
          <Account />
          <LanguageSwitch />
          <QuickExit />
          <AppLink
            href="/help"
            className={styles.help}
            aria-label={t('nav.help')}
            aria-haspopup="dialog"
          >
            <Icon path={hands} />
            <span>{t('nav.help')}</span>
          </AppLink>
          <IconButton icon={menu} label={t('nav.menu')} onClick={onMenu} />
        </div>
      </div>
    </header>
  )
}

/** In the language of the page: beside five areas and six tools no laptop has room for two names. */
function SiteName() {
  const { language, t } = useLanguage()
  if (language === 'np') return <Wordmark label={t('common.site')} />
  return <span className={styles.siteName}>{t('common.site')}</span>
}

/** A plain link, so that it leads away before and without script too. */
function QuickExit() {
  const t = useWords<Words>()
  return (
    <a
      href={patroPath}
      className={styles.help}
      aria-label={t('nav.leave')}
      title={t('nav.leave')}
      onClick={(event) => {
        if (isMeantForAnotherTab(event)) return
        event.preventDefault()
        leaveNow()
      }}
    >
      <Icon path={leave} />
      <span>{t('nav.leave')}</span>
    </a>
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
