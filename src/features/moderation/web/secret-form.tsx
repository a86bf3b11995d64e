import { type FormEvent, useState } from 'react'
import { Refusal } from '#kit/http/web/ask-server.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { Notice } from '#kit/ui/web/notice.tsx'
import { PageHeader } from '#kit/ui/web/page-header.tsx'
import { TextField } from '#kit/ui/web/text-field.tsx'
import type { Words } from '../words/en.ts'
import type { Session } from './use-session.ts'

type Props = { session: Session; onMissing: () => void }

export function SecretForm({ session, onMissing }: Props) {
  const t = useWords<Words>()
  const [secret, setSecret] = useState('')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (secret.trim() === '') return
    setBusy(true)
    setProblem(null)
    try {
      await session.open(secret)
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) return onMissing()
      setProblem(problemOf(error))
      setBusy(false)
    }
  }

  return (
    <div className="page-narrow stack" data-hour="community">
      <PageHeader title={t('common.moderate.title')} lead={t('common.moderate.lead')} />
      {session.hasEnded && (
        <Notice>
          <p>{t('common.moderate.ended')}</p>
        </Notice>
      )}
      {/* Posted, should the script be missing: a secret never stands in an address. */}
      <form method="post" className="stack" onSubmit={submit}>
        <TextField
          type="password"
          label={t('common.moderate.secret')}
          hint={t('common.moderate.secretHint')}
          error={problem && t(problem.key, { n: problem.minutes })}
          missing={secret.trim() === '' && t('common.moderate.needsSecret')}
          value={secret}
          onChange={(event) => setSecret(event.target.value)}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          lang="en"
        />
        <div>
          <Button type="submit" busy={busy}>
            {t('common.moderate.open')}
          </Button>
        </div>
      </form>
    </div>
  )
}

interface Problem {
  readonly key: keyof Words
  readonly minutes: number
}

function problemOf(error: unknown): Problem {
  if (!(error instanceof Refusal)) return { key: 'common.moderate.failed', minutes: 0 }
  if (error.offline) return { key: 'common.moderate.offline', minutes: 0 }
  if (error.code === 'wrong_secret') return { key: 'common.moderate.wrong', minutes: 0 }
  if (error.code === 'too_many_requests') {
    const minutes = Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60))
    return { key: 'common.moderate.locked', minutes }
  }
  return { key: 'common.moderate.failed', minutes: 0 }
}
