import type { KeptMemory } from '#capabilities/friend-memory/web/use-friend-memory.ts'
import type { Words } from '#capabilities/friend-memory/words/en.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { book } from '#kit/ui/web/icons.ts'
import { useFetchedDialog } from '#kit/ui/web/use-fetched-dialog.ts'

const fetchDialog = async () =>
  (await import('#capabilities/friend-memory/web/friend-memory-dialog.tsx')).FriendMemoryDialog

export function WhatIRemember({ kept }: { kept: KeptMemory }) {
  const t = useWords<Words>()
  const { Part, isComing, isOpen, open, close } = useFetchedDialog(fetchDialog)
  return (
    <>
      <Button kind="plain" icon={book} busy={isComing} onClick={open}>
        {t('common.memory.title')}
      </Button>
      {Part && <Part open={isOpen} onClose={close} kept={kept} />}
    </>
  )
}
