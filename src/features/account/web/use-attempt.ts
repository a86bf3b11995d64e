import { useState } from 'react'
import { Refusal } from '#kit/http/web/ask-server.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { useToast } from '#kit/ui/web/toast.tsx'
import type { Words } from '../words/en.ts'

/**
 * Does one thing with the server and says how it went: done, unless that shows by itself, or that
 * nothing changed and why.
 */
export function useAttempt() {
  const t = useWords<Words>()
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  async function attempt(action: () => Promise<void>, done?: string): Promise<void> {
    setBusy(true)
    try {
      await action()
      if (done) toast({ text: done })
    } catch (error) {
      const offline = error instanceof Refusal && error.offline
      toast({ text: t(offline ? 'common.account.offline' : 'common.account.failed') })
    } finally {
      setBusy(false)
    }
  }

  return { busy, attempt }
}
