import { type FormEvent, useState } from 'react'
import { Refusal } from '#kit/http/web/ask-server.ts'
import type { Words } from '../words/en.ts'

/** A recovery code that is typed and sent; what was wrong with it is said beside the field. */
export function useCodeForm(send: (code: string) => Promise<void>) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<keyof Words | null>(null)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    try {
      await send(code)
    } catch (error) {
      setProblem(wordsFor(error))
      setBusy(false)
    }
  }

  return { code, setCode, problem, busy, submit }
}

function wordsFor(error: unknown): keyof Words {
  if (!(error instanceof Refusal)) return 'common.account.failed'
  if (error.offline) return 'common.account.offline'
  if (error.code === 'wrong_recovery_code') return 'common.account.codeWrong'
  if (error.code === 'unknown_recovery_code') return 'common.account.codeUnknown'
  return 'common.account.failed'
}
