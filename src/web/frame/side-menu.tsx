import { useVisitor } from '#capabilities/identity/web/visitor.tsx'
import { useWords } from '#kit/i18n/web/language.tsx'
import { ButtonLink } from '#kit/ui/web/button.tsx'
import { Dialog } from '#kit/ui/web/dialog.tsx'
import { hands, user } from '#kit/ui/web/icons.ts'
import { useFetched } from '#kit/web/use-fetched.ts'
import type { Room } from '../rooms/room.ts'
import { NavigationLinks } from './navigation-links.tsx'
import styles from './side-menu.module.css'
import type { Words } from './words/en.ts'

export function SideMenu(props: { room: Room; open: boolean; onClose: () => void }) {
  const t = useWords<Words>()
  const { room, open, onClose } = props
  const { state } = useVisitor()
  const { part } = useFetched(() => import('./theme-choice.tsx'), open)
  const name = state.status === 'signedIn' && state.name
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('common.site')}
      closeLabel={t('nav.close')}
      place="side"
      closeOnBackdrop
    >
      <div className={styles.menu}>
        <NavigationLinks room={room} label={t('nav.menu')} place="menu" onChoose={onClose} />
        <ButtonLink href="/account" kind="quiet" icon={user} wide onClick={onClose}>
          {t('nav.account')}
          {name && <bdi className={styles.name}>{name}</bdi>}
        </ButtonLink>
        <ButtonLink href="/help" kind="quiet" icon={hands} wide onClick={onClose}>
          {t('nav.help')}
        </ButtonLink>
        {part && <part.ThemeChoice />}
      </div>
    </Dialog>
  )
}
