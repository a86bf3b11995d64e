import { type MouseEvent, useEffect, useState } from 'react'
import type { Language } from '#kit/i18n/language.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { ButtonLink } from '#kit/ui/web/button.tsx'
import { Dialog } from '#kit/ui/web/dialog.tsx'
import { firstHelpline } from '#knowledge/help/first-helpline.ts'
import type { OpenedHelp } from './open-help.tsx'
import type { Words } from './words/en.ts'

/** Help over the page, which stays as it is underneath: nothing typed is lost by asking for it. */
export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { language, t } = useLanguage()
  const help = useHelp(language, open)
  const [wasOpened, setOpened] = useState(false)
  if (open && !wasOpened) setOpened(true)

  /** Who follows a link to another page of ours has left this one. */
  function closeOnLeaving(event: MouseEvent) {
    if ((event.target as Element).closest('a[href^="/"]')) onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={help?.title ?? t('nav.help')}
      closeLabel={t('common.close')}
      closeOnBackdrop
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what is pressed */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click too */}
      <div onClick={closeOnLeaving}>{wasOpened && (help?.view ?? <OneNumber />)}</div>
    </Dialog>
  )
}

/** Until the rest has come, and where it cannot: one number, and the page of its own. */
function OneNumber() {
  const t = useWords<Words>()
  return (
    <p className="cluster">
      <ButtonLink href={`tel:${firstHelpline}`}>
        {t('nav.helpCall', { number: firstHelpline })}
      </ButtonLink>
      {/* The browser's own way: what a service worker keeps is found even where our loader failed. */}
      <a href="/help">{t('nav.help')}</a>
    </p>
  )
}

/**
 * No page needs it to begin with. The service worker keeps it with its shell; from there it costs
 * no network, so it is taken as soon as it is there, and otherwise when it is asked for.
 */
function useHelp(language: Language, isWanted: boolean): OpenedHelp | null {
  const [help, setHelp] = useState<OpenedHelp | null>(null)
  const isHere = help?.language === language

  useEffect(() => {
    let wanted = !isHere
    async function fetch() {
      if (!wanted) return
      try {
        const { openHelp } = await import('./open-help.tsx')
        const found = await openHelp(language)
        if (wanted) setHelp(found)
      } catch {
        // No network and nothing kept yet: the number stands there.
      }
    }
    if (isWanted) fetch()
    else navigator.serviceWorker?.ready.then(fetch)
    return () => {
      wanted = false
    }
  }, [language, isWanted, isHere])

  return isHere ? help : null
}
