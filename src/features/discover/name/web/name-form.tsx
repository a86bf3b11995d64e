import { type FormEvent, useState } from 'react'
import { useWords } from '#kit/i18n/web/language.tsx'
import { checkText, type TextProblem } from '#kit/text/check-text.ts'
import { isBlank } from '#kit/text/normalise.ts'
import { Button } from '#kit/ui/web/button.tsx'
import { search } from '#kit/ui/web/icons.ts'
import { TextField } from '#kit/ui/web/text-field.tsx'
import { longest } from '#knowledge/poetry/kinds.ts'
import type { Words } from '../words/en.ts'

export interface NameFormProps {
  readonly busy: boolean
  onLook(name: string): void
  /** What was typed cannot be used: what stood there for another name goes. */
  onRefuse(): void
}

export function NameForm({ busy, onLook, onRefuse }: NameFormProps) {
  const t = useWords<Words>()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<TextProblem | null>(null)
  const isReady = !isBlank(name)

  function look(event: FormEvent) {
    event.preventDefault()
    if (busy || !isReady) return
    const checked = checkText(name, longest.name)
    if (checked.ok) return onLook(checked.text)
    setProblem(checked.problem)
    onRefuse()
  }

  return (
    <form className="stack" onSubmit={look}>
      <TextField
        label={t('discover.name.field')}
        hint={t('discover.name.hint')}
        value={name}
        autoComplete="off"
        dir="auto"
        onChange={({ target }) => {
          setProblem(null)
          setName(target.value)
        }}
        {...(problem &&
          problem !== 'blank' && { error: t(`discover.name.${problem}`, { n: longest.name }) })}
      />
      <div>
        <Button type="submit" icon={search} busy={busy} disabled={!isReady}>
          {t('discover.name.find')}
        </Button>
      </div>
    </form>
  )
}
