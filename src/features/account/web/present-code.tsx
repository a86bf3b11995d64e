import { type FormEvent, useState } from 'react'
import { Refusal } from '#kit/http/web/ask-server.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { TextField } from '#kit/ui/web/text-field.tsx'
import type { Words } from '../words/en.ts'

interface Props {
  keep(proof: string): Promise<void>
  onClose(): void
}

/** Who knows the code that stands may replace it. */
export function PresentCode({ keep, onClose }: Props) {
  const t = useWords<Words>()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<keyof Words | null>(null)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    try {
      await keep(code)
    } catch (error) {
      setProblem(wordsFor(error))
      setBusy(false)
    }
  }

  return (
    <form className="stack no-print" onSubmit={submit}>
      <TextField
        label={t('common.account.presentCode')}
        hint={t('common.account.presentCodeHint')}
        error={problem && t(problem)}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
        lang="en"
      />
      <div className="cluster">
        <Button type="submit" kind="quiet" busy={busy} disabled={code.trim() === ''}>
          {t('common.account.makeNewCode')}
        </Button>
        <Button kind="plain" onClick={onClose}>
          {t('common.account.keepCode')}
        </Button>
      </div>
    </form>
  )
}

function wordsFor(error: unknown): keyof Words {
  if (!(error instanceof Refusal)) return 'common.account.failed'
  if (error.offline) return 'common.account.offline'
  return error.code === 'wrong_recovery_code' ? 'common.account.codeWrong' : 'common.account.failed'
}
