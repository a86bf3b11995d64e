import { useState } from 'react'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import { useToast } from '#kit/ui/web/toast.tsx'

export interface FetchedDialog<Part> {
  /** Nothing before it was opened once. */
  readonly Part: Part | undefined
  readonly isComing: boolean
  readonly isOpen: boolean
  open(): void
  close(): void
}

/** A dialog that most visits do without: fetched when it is opened. */
export function useFetchedDialog<Part>(fetch: () => Promise<Part>): FetchedDialog<Part> {
  const { t } = useLanguage()
  const showToast = useToast()
  const [part, setPart] = useState<{ readonly Part: Part }>()
  const [state, setState] = useState<'closed' | 'coming' | 'open'>('closed')

  async function open() {
    setState('coming')
    try {
      const Part = await fetch()
      setPart({ Part })
      setState('open')
    } catch {
      setState('closed')
      showToast({ text: t('common.offline') })
    }
  }

  return {
    Part: part?.Part,
    isComing: state === 'coming',
    isOpen: state === 'open',
    open: () => void open(),
    close: () => setState('closed'),
  }
}
