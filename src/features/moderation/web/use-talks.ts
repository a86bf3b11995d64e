import { useCallback, useEffect, useRef, useState } from 'react'
import { askServer, Refusal } from '#kit/http/web/ask-server.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { useToast } from '#kit/ui/web/toast.tsx'
import type * as contract from '../contract.ts'
import type { ReportedTalk } from '../contract.ts'
import type { Words } from '../words/en.ts'
import { isExpired } from './use-queue.ts'

export type TalkAction = 'silence' | 'dismiss'

/** The reports from the chat, and what a moderator does with them. */
export function useTalks(onExpired: () => void) {
  const t = useWords<Words>()
  const toast = useToast()
  const [talks, setTalks] = useState<readonly ReportedTalk[] | null>(null)
  const [trouble, setTrouble] = useState<'offline' | 'failed' | null>(null)
  const [busy, setBusy] = useState(true)
  const expired = useRef(onExpired)
  expired.current = onExpired

  const refresh = useCallback(async () => {
    setBusy(true)
    try {
      const path = '/api/moderation/talks'
      setTalks((await askServer<typeof contract.readTalks>('GET', path)).talks)
      setTrouble(null)
    } catch (error) {
      if (isExpired(error)) return expired.current()
      setTrouble(error instanceof Refusal && error.offline ? 'offline' : 'failed')
    } finally {
      setBusy(false)
    }
  }, [])

  useEffect(() => void refresh(), [refresh])

  async function decide(id: string, action: TalkAction): Promise<void> {
    setBusy(true)
    try {
      const path = `/api/moderation/talks/${id}/${action}`
      await askServer<typeof contract.decideTalk>('POST', path)
      toast({ text: t(`common.moderate.talk.done.${action}`) })
    } catch (error) {
      if (isExpired(error)) return expired.current()
      toast({ text: t(wordsFor(error)) })
    }
    // Read anew, and not only taken from the list: the same person may be in other reports.
    await refresh()
  }

  return { talks, trouble, busy, refresh, decide }
}

function wordsFor(error: unknown): keyof Words {
  if (!(error instanceof Refusal)) return 'common.moderate.failed'
  if (error.status === 404) return 'common.moderate.talk.gone'
  return error.offline ? 'common.moderate.offline' : 'common.moderate.failed'
}
