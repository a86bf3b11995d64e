import { useState } from 'react'
import { sayRefused } from '#capabilities/vault/web/door/say-refused.ts'
import { WordsForm } from '#capabilities/vault/web/door/words-form.tsx'
import { setSecondSecret } from '#capabilities/vault/web/lock/work-on-lock.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { useToast } from '#kit/ui/web/toast.tsx'
import type { Words } from '../../words/en.ts'
import { NewSecretFields } from '../new-secret-fields.tsx'
import { useNewSecret } from '../use-new-secret.ts'
import { Drawer } from './drawer.tsx'

export function SecondSecret() {
  const t = useWords<Words>()
  return <Drawer title={t('common.lock.second')}>{(close) => <Form onDone={close} />}</Drawer>
}

/** Every drawer looks the same in both houses: what is open here must not tell which this is. */
function Form({ onDone }: { onDone: () => void }) {
  const t = useWords<Words>()
  const toast = useToast()
  const next = useNewSecret()
  const [isSame, setSame] = useState(false)

  async function set(words: Uint8Array) {
    const secret = next.take()
    if (secret === null) return null
    setSame(false)
    const set = await setSecondSecret(words, secret)
    if (!set.ok && set.why === 'same') {
      setSame(true)
      return null
    }
    if (!set.ok) return sayRefused(set, 'words') ?? 'common.door.waitALittle'
    toast({ text: t('common.lock.secondDone') })
    onDone()
    return null
  }

  return (
    <>
      <p>{t('common.lock.secondLead')}</p>
      <p>{t('common.lock.secondTruth')}</p>
      <p>{t('common.lock.secondWarning')}</p>
      <NewSecretFields secret={next} />
      <p role="alert">{isSame && t('common.lock.secondSame')}</p>
      <WordsForm submitLabel={t('common.lock.secondDo')} onWords={set} />
    </>
  )
}
