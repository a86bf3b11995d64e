import { type ChangeEvent, useRef, useState } from 'react'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { undo } from '#kit/ui/web/icons.ts'
import { useFetchedDialog } from '#kit/ui/web/use-fetched-dialog.ts'
import type { Words } from '../kept/words/en.ts'
import { fetchCopies } from './fetch-copies.ts'

export function BringBackButton() {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, choose] = useState<File | null>(null)
  const { Part, isComing, isOpen, open, close } = useFetchedDialog(async () =>
    (await fetchCopies()).openBringBack(language),
  )

  function take(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    // The same file may be chosen again, after it was mended.
    event.target.value = ''
    if (!file) return
    choose(file)
    open()
  }

  function forget() {
    close()
    choose(null)
  }

  return (
    <>
      <Button kind="quiet" icon={undo} busy={isComing} onClick={() => input.current?.click()}>
        {t('common.kept.bringBack')}
      </Button>
      {/* Any file may be pressed: a phone greys out what it has no name for, and knows no `.age`. */}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('common.kept.bringBack')}
        onChange={take}
      />
      {Part && chosen && <Part open={isOpen} chosen={chosen} onClose={forget} />}
    </>
  )
}
