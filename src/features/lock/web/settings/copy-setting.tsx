import { useState } from 'react'
import { useCopyState } from '#capabilities/sealed-copy/web/copy-state.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { useToast } from '#kit/ui/web/toast.tsx'
import type { Words } from '../../words/en.ts'
import styles from '../lock.module.css'
import { fetchCopying, sayCopyRefused } from './copy-refused.ts'
import { CopyWordsForm } from './copy-words-form.tsx'
import { Drawer } from './drawer.tsx'

const saidOf = {
  off: 'common.lock.copyOff',
  resting: 'common.lock.copyResting',
  working: 'common.lock.copyWorking',
  offline: 'common.lock.copyOffline',
  failed: 'common.lock.copyFailed',
  full: 'common.lock.copyFull',
} as const

/** The copy on our server: begun with the words, since the phone does not keep them. */
export function CopySetting() {
  const t = useWords<Words>()
  const toast = useToast()
  const { state, isGone, tooLong } = useCopyState()

  async function start(words: Uint8Array) {
    const begun = await (await fetchCopying()).startCopy(words)
    if (!begun.ok) return sayCopyRefused(begun.why)
    toast({ text: t('common.lock.copyStarted') })
    return null
  }

  async function fetch(words: Uint8Array) {
    const fetched = await (await fetchCopying()).fetchCopy(words)
    if (!fetched.ok) return sayCopyRefused(fetched.why)
    toast({ text: t('common.lock.fetched', { n: fetched.pages }) })
    return null
  }

  return (
    <>
      <Drawer title={t('common.lock.copy')}>
        {() => (
          <>
            <p>{t('common.lock.copyLead')}</p>
            <p role="status">{t(isGone ? 'common.lock.copyGone' : saidOf[state])}</p>
            {tooLong > 0 && <p>{t('common.lock.copyTooLong', { n: tooLong })}</p>}
            {state === 'off' || isGone ? (
              <CopyWordsForm submitLabel={t('common.lock.copyStart')} onWords={start} />
            ) : (
              <Stop />
            )}
          </>
        )}
      </Drawer>
      {state === 'off' && (
        <Drawer title={t('common.lock.fetch')}>
          {() => (
            <>
              <p>{t('common.lock.fetchLead')}</p>
              <CopyWordsForm submitLabel={t('common.lock.fetchDo')} onWords={fetch} />
            </>
          )}
        </Drawer>
      )}
    </>
  )
}

function Stop() {
  const t = useWords<Words>()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<keyof Words | null>(null)

  async function stop(deleteBox: boolean) {
    setBusy(true)
    setProblem(null)
    const stopped = await fetchCopying()
      .then((copying) => copying.stopCopy({ deleteBox }))
      .catch(() => ({ ok: false, why: 'refused' }) as const)
    setBusy(false)
    if (stopped.ok) toast({ text: t('common.lock.copyStopped') })
    else setProblem(sayCopyRefused(stopped.why))
  }

  return (
    <>
      <div className="cluster">
        <Button kind="danger" busy={isBusy} onClick={() => stop(true)}>
          {t('common.lock.copyStopDelete')}
        </Button>
        <Button kind="quiet" busy={isBusy} onClick={() => stop(false)}>
          {t('common.lock.copyStopLeave')}
        </Button>
      </div>
      <p role="alert" className={styles.quiet}>
        {problem && t(problem)}
      </p>
    </>
  )
}
