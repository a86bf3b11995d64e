import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { LanguageProvider, type LanguageState, useWords } from '#kit/i18n/web/language.tsx'
import { Dialog } from '#kit/ui/web/dialog.tsx'
import { ProgressBar } from '#kit/ui/web/progress-bar.tsx'
import type { Words } from '../words/en.ts'
import { type Wiped, wipePhone } from './wipe-phone.ts'
import { WipeReport } from './wipe-report.tsx'

/**
 * Wipes the phone and says how it went. It stands beside the page, not in it: the screen that
 * asked may go with what it showed.
 */
export function showWipe(language: LanguageState, askServer: () => Promise<Wiped>): void {
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(
    <LanguageProvider value={language}>
      <Wiping askServer={askServer} />
    </LanguageProvider>,
  )
}

function Wiping({ askServer }: { askServer: () => Promise<Wiped> }) {
  const t = useWords<Words>()
  const [wiped, setWiped] = useState<readonly Wiped[] | null>(null)

  useEffect(() => {
    if (!wiped) void wipePhone(askServer).then(setWiped)
  }, [wiped, askServer])

  if (wiped) return <WipeReport wiped={wiped} onAgain={() => setWiped(null)} />
  return (
    <Dialog open onClose={() => {}} title={t('common.wipe.working')}>
      <ProgressBar label={t('common.wipe.working')} />
    </Dialog>
  )
}
