import type { KeptMemory } from '#capabilities/friend-memory/web/use-friend-memory.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { book } from '#kit/ui/web/icons.ts'
import { useFetchedDialog } from '#kit/ui/web/use-fetched-dialog.ts'
import type { Words } from '../words/en.ts'

export default function WhatIRemember({ kept }: { kept: KeptMemory }) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const { Part, isComing, isOpen, open, close } = useFetchedDialog(async () =>
    (await import('#capabilities/friend-memory/web/open-memory.tsx')).openMemory(language),
  )
  return (
    <>
      <Button kind="plain" icon={book} busy={isComing} onClick={open}>
        {t('heal.ai-friend.memory')}
      </Button>
      {Part && <Part open={isOpen} onClose={close} kept={kept} />}
    </>
  )
}
