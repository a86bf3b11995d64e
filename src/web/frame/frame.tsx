import { useState } from 'react'
import { AskForName } from '#capabilities/identity/web/ask-for-name.tsx'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import { screenRound } from '#kit/page/web/screen-round.ts'
import { ProgressBar } from '#kit/ui/web/progress-bar.tsx'
import { ToastRegion } from '#kit/ui/web/toast.tsx'
import { useStore } from '#kit/web/make-store.ts'
import type { Room } from '../rooms/room.ts'
import { BrokenPage, FailedPage } from './broken-page.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Footer } from './footer.tsx'
import styles from './frame.module.css'
import { Header } from './header.tsx'
import { HelpDialog } from './help-dialog.tsx'
import { PageNotices } from './page-notices.tsx'
import { SideMenu } from './side-menu.tsx'
import { useArrival } from './use-arrival.ts'
import { useHelpInPlace } from './use-help-in-place.ts'
import { useLanguageOfDocument } from './use-language-of-document.ts'
import { useQuickExit } from './use-quick-exit.ts'

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
  useLanguageOfDocument(room)
  useArrival(room)
  useQuickExit()

  return (
    <ToastRegion closeLabel={t('common.close')}>
      <div
        className={styles.frame}
        data-hour={room.route?.area ?? 'home'}
        onClickCapture={help.catchLink}
      >
        <a href="#page" className={styles.skip}>
          {t('nav.skip')}
        </a>
        <Header room={room} onMenu={() => setMenuOpen(true)} />
        {opening && <ProgressBar label={t('common.opening')} />}
        <PageNotices />
        <main id="page" tabIndex={-1} className={styles.main}>
          {failed ? (
            <FailedPage retry={retry} />
          ) : (
            <ErrorBoundary key={`${room.path} ${round}`} fallback={<BrokenPage />}>
              <room.Screen path={room.path} />
            </ErrorBoundary>
          )}
        </main>
        <Footer />
        {/* Where care holds out a hand: there from the start, or screen readers would not hear of it. */}
        <div id="hand" aria-live="polite" />
        <SideMenu room={room} open={menuOpen} onClose={() => setMenuOpen(false)} />
        <HelpDialog open={help.isOpen} onClose={help.close} />
        <AskForName />
      </div>
    </ToastRegion>
  )
}
