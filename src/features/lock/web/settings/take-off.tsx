import { sayRefused } from '#capabilities/vault/web/door/say-refused.ts'
import { WordsForm } from '#capabilities/vault/web/door/words-form.tsx'
import { takeLockOff } from '#capabilities/vault/web/lock/work-on-lock.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { useToast } from '#kit/ui/web/toast.tsx'
import type { Words } from '../../words/en.ts'
import { Drawer } from './drawer.tsx'

export function TakeOff() {
  const t = useWords<Words>()
  return <Drawer title={t('common.lock.off')}>{() => <Form />}</Drawer>
}

function Form() {
  const t = useWords<Words>()
  const toast = useToast()

  async function takeOff(words: Uint8Array) {
    const opening = await takeLockOff(words)
    if (!opening.ok) return sayRefused(opening, 'words') ?? 'common.door.waitALittle'
    toast({ text: t('common.lock.offDone') })
    return null
  }

  return (
    <>
      <p>{t('common.lock.offLead')}</p>
      <WordsForm submitLabel={t('common.lock.offDo')} isDanger onWords={takeOff} />
    </>
  )
}
