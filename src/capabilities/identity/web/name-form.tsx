import { type FormEvent, type ReactNode, useState } from 'react'
import { Refusal } from '#kit/http/web/ask-server.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import type { TextProblem } from '#kit/text/check-text.ts'
import { checkName } from '#kit/text/name.ts'
import { Button } from '#kit/ui/web/button.tsx'
import { TextField } from '#kit/ui/web/text-field.tsx'
import type { Words } from '../words/en.ts'
import styles from './name-form.module.css'
import { useVisitor } from './visitor.tsx'

interface Props {
  readonly initial?: string
  /** Why a name was not kept that was sent without script. */
  readonly refused?: TextProblem | undefined
  readonly submitLabel: string
  readonly onDone?: () => void
  readonly autoFocus?: boolean
  readonly children?: ReactNode
}

/** One name, one button. Without script it posts to the account page and works the same. */
export function NameForm(props: Props) {
  const { initial = '', refused, submitLabel, onDone, autoFocus, children } = props
  const t = useWords<Words>()
  const { setName } = useVisitor()
  const [text, setText] = useState(initial)
  const [problem, setProblem] = useState<keyof Words | null>(refused ? problemWords[refused] : null)
  const [saving, setSaving] = useState(false)
  const checked = checkName(text)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!checked.ok) return
    setSaving(true)
    setProblem(null)
    try {
      await setName(checked.text)
      setText(checked.text)
      onDone?.()
    } catch (error) {
      setProblem(wordsFor(error))
    } finally {
      setSaving(false)
    }
  }

  return (
    <form method="post" action="/account" className={styles.form} onSubmit={submit}>
      <TextField
        label={t('common.name.label')}
        hint={t('common.name.hint')}
        error={problem && t(problem)}
        missing={!checked.ok && t(problemWords[checked.problem])}
        name="name"
        value={text}
        onChange={(event) => setText(event.target.value)}
        autoComplete="nickname"
        autoFocus={autoFocus}
        dir="auto"
        enterKeyHint="done"
        aria-required
      />
      <p className={styles.privacy}>{t('common.name.privacy')}</p>
      <div className={styles.actions}>
        <Button type="submit" busy={saving}>
          {submitLabel}
        </Button>
        {children}
      </div>
    </form>
  )
}

const problemWords = {
  blank: 'common.name.blank',
  too_long: 'common.name.tooLong',
  forbidden: 'common.name.forbidden',
} as const

function wordsFor(error: unknown): keyof Words {
  if (!(error instanceof Refusal)) return 'common.name.failed'
  if (error.offline) return 'common.name.offline'
  return error.code === 'too_many_requests' ? 'common.name.busy' : 'common.name.failed'
}
