import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { download } from '#kit/ui/web/icons.ts'
import { useFetchedDialog } from '#kit/ui/web/use-fetched-dialog.ts'
import type { Words } from '../kept/words/en.ts'
import { fetchCopies } from './fetch-copies.ts'

export function TakeAwayButton() {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const { Part, isComing, isOpen, open, close } = useFetchedDialog(async () =>
    (await fetchCopies()).openTakeAway(language),
  )
  return (
    <>
      <Button kind="quiet" icon={download} busy={isComing} onClick={open}>
        {t('common.kept.download')}
      </Button>
      {Part && <Part open={isOpen} onClose={close} />}
    </>
  )
}
