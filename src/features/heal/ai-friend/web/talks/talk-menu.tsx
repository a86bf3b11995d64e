import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { menu } from '#kit/ui/web/icons.ts'
import { useFetchedDialog } from '#kit/ui/web/use-fetched-dialog.ts'
import type { Words } from '../../words/en.ts'
import type { Talks } from './use-talks.ts'

export default function TalkMenu({ talks }: { talks: Talks }) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const { Part, isComing, isOpen, open, close } = useFetchedDialog(async () =>
    (await import('./open-talks.tsx')).openTalks(language),
  )
  return (
    <>
      <Button kind="plain" icon={menu} busy={isComing} onClick={open}>
        {t('heal.ai-friend.talks')}
      </Button>
      {Part && <Part talks={talks} open={isOpen} onClose={close} />}
    </>
  )
}
