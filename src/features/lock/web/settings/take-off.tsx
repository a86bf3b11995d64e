import { useState } from 'react'
import { useCopyState } from '#capabilities/sealed-copy/web/copy-state.ts'
import { sayRefused } from '#capabilities/vault/web/door/say-refused.ts'
import { WordsForm } from '#capabilities/vault/web/door/words-form.tsx'
import { takeLockOff } from '#capabilities/vault/web/lock/work-on-lock.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { ChoiceChips } from '#kit/ui/web/choice-chips.tsx'
import { useToast } from '#kit/ui/web/toast.tsx'
import type { Words } from '../../words/en.ts'
import styles from '../lock.module.css'
import { fetchCopying } from './copy-refused.ts'
import { Drawer } from './drawer.tsx'
import { useVersions } from './use-versions.ts'

export function TakeOff() {
  const t = useWords<Words>()
  return <Drawer title={t('common.lock.off')}>{() => <Form />}</Drawer>
}

type WithCopy = 'delete' | 'leave'

function Form() {
  const t = useWords<Words>()
  const toast = useToast()
  const { state, isGone } = useCopyState()
  const { versions } = useVersions()
  const [withCopy, choose] = useState<WithCopy>('delete')
  const [isOutOfReach, setOutOfReach] = useState(false)
  const isCopyKept = state !== 'off' && !isGone

  /** Without the lock nothing on the phone knows any more where the copy lies. */
  async function deleteCopy() {
    const isDeleted = await stopAndDelete()
    setOutOfReach(!isDeleted)
    return isDeleted
  }

  async function takeOff(words: Uint8Array) {
    setOutOfReach(false)
    const deletes = isCopyKept && withCopy === 'delete'
    const opening = await takeLockOff(words, deletes ? deleteCopy : undefined)
    if (!opening) return null
    if (!opening.ok) return sayRefused(opening, 'words') ?? 'common.door.waitALittle'
    toast({ text: t(deletes ? 'common.lock.offDoneBoth' : 'common.lock.offDone') })
    return null
  }

  return (
    <>
      <p>{t('common.lock.offLead')}</p>
      {versions && versions.length > 0 && <p>{t('common.lock.offVersions')}</p>}
      {isCopyKept && (
        <>
          <ChoiceChips
            legend={t('common.lock.offCopy')}
            options={[
              { value: 'delete', label: t('common.lock.offCopyDelete') },
              { value: 'leave', label: t('common.lock.offCopyLeave') },
            ]}
            value={withCopy}
            onChange={choose}
          />
          <p className={styles.quiet}>{t('common.lock.offCopyNote')}</p>
        </>
      )}
      <WordsForm submitLabel={t('common.lock.offDo')} isDanger onWords={takeOff} />
      <p role="alert">{isOutOfReach && t('common.lock.offCopyOutOfReach')}</p>
    </>
  )
}

async function stopAndDelete(): Promise<boolean> {
  return fetchCopying()
    .then((copying) => copying.stopCopy({ deleteBox: true }))
    .then(
      ({ ok }) => ok,
      () => false,
    )
}
