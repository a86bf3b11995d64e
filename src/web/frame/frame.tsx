import { useState } from 'react'
import { AskForName } from '#capabilities/identity/web/ask-for-name.tsx'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import { screenRound } from '#kit/page/web/screen-round.ts'
import { ProgressBar } from '#kit/ui/web/progress-bar.tsx'
import { ToastRegion } from '#kit/ui/web/toast.tsx'
import { later } from '#kit/web/later.ts'
import { useStore } from '#kit/web/make-store.ts'
import { Standing } from '#kit/web/standing.tsx'
import type { Room } from '../rooms/room.ts'
import { BrokenPage, FailedPage } from './broken-page.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import '#capabilities/hub/web/neighbours.module.css'
import '#kit/ui/web/dhaka-strip.module.css'
import './footer.module.css'
import styles from './frame.module.css'
import { Header } from './header.tsx'
import { HelpDialog } from './help-dialog.tsx'
import { NavigationLinks } from './navigation-links.tsx'
import { PageNotices } from './page-notices.tsx'
import { SideMenu } from './side-menu.tsx'
import { useArrival } from './use-arrival.ts'
import { useHelpInPlace } from './use-help-in-place.ts'
import { useLanguageOfDocument } from './use-language-of-document.ts'
import { useQuickExit } from './use-quick-exit.ts'

/** What stands at the foot the server has written; the browser takes its time to know it. */
const Neighbours = import.meta.env.SSR
  ? (await import('#capabilities/hub/web/neighbours.tsx')).default
  : later(() => import('#capabilities/hub/web/neighbours.tsx'))
const Footer = import.meta.env.SSR
  ? (await import('./footer.tsx')).default
  : later(() => import('./footer.tsx'))

interface FrameProps {
  readonly room: Room
  readonly opening: boolean
  readonly failed: boolean
  readonly retry: () => void
}

/** What stands around every screen; it never goes away while the visitor walks from room to room. */
export function Frame({ room, opening, failed, retry }: FrameProps) {
  const { t } = useLanguage()
  const [menuOpen, setMenuOpen] = useState(false)
  const help = useHelpInPlace(room.path)
  const round = useStore(screenRound)
  const hour = room.route?.area ?? 'home'
  useLanguageOfDocument(room)
  useArrival(room)
  useQuickExit()

  return (
    <ToastRegion closeLabel={t('common.close')}>
      <div
        className={styles.frame}
        data-hour={hour}
        {...nightOf(hour)}
        onClickCapture={help.catchLink}
      >
        <a href="#page" className={styles.skip}>
          {t('nav.skip')}
        </a>
        <Header room={room} onMenu={() => setMenuOpen(true)} />
        {opening && <ProgressBar label={t('common.opening')} />}
        <PageNotices />
        <AskForName path={room.path} />
        <main id="page" tabIndex={-1} className={styles.main}>
          {failed ? (
            <FailedPage retry={retry} />
          ) : (
            <ErrorBoundary key={`${room.path} ${round}`} fallback={<BrokenPage />}>
              <room.Screen path={room.path} />
              {isInside(room.path) && <Standing part={Neighbours} path={room.path} />}
            </ErrorBoundary>
          )}
        </main>
        <Standing part={Footer} />
        <NavigationLinks room={room} label={t('nav.areas')} place="bar" />
        {/* Where care holds out a hand: there from the start, or screen readers would not hear of it. */}
        <div id="hand" aria-live="polite" />
        <SideMenu room={room} open={menuOpen} onClose={() => setMenuOpen(false)} />
        <HelpDialog open={help.isOpen} onClose={help.close} />
      </div>
    </ToastRegion>
  )
}

/** A screen of one of the areas, not the area itself nor a page that belongs to none. */
function isInside(path: string): boolean {
  return /^\/(express|heal|discover|community)\/./.test(path)
}

/** One looks for signs under the night sky, by day too. */
function nightOf(hour: string) {
  return hour === 'discover' && { 'data-night': true }
}
