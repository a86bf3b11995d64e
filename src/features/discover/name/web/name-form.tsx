import { type FormEvent, useState } from 'react'
import { WriteButton } from '#capabilities/composing/web/write-button.tsx'
import { useWords } from '#kit/i18n/web/language.tsx'
import { checkText } from '#kit/text/check-text.ts'
import { search } from '#kit/ui/web/icons.ts'
import { ScriptForm } from '#kit/ui/web/script-form.tsx'
import { TextField } from '#kit/ui/web/text-field.tsx'
import { longest } from '#knowledge/poetry/kinds.ts'
import type { Words } from '../words/en.ts'

export interface NameFormProps {
  readonly busy: boolean
  onLook(name: string): void
  /** No name can be read: what stood there of another goes. */
  onRefuse(): void
}

export function NameForm({ busy, onLook, onRefuse }: NameFormProps) {
  const t = useWords<Words>()
  const [name, setName] = useState('')
  const checked = checkText(name, longest.name)

  function look(event: FormEvent) {
    event.preventDefault()
    if (checked.ok && !busy) onLook(checked.text)
  }

  return (
    <ScriptForm className="stack" onSubmit={look} onInvalid={onRefuse}>
      <TextField
        label={t('discover.name.field')}
        hint={t('discover.name.hint')}
        hintBelow
        value={name}
        autoComplete="off"
        dir="auto"
        onChange={({ target }) => setName(target.value)}
        missing={!checked.ok && t(`discover.name.${checked.problem}`, { n: longest.name })}
      />
      <div>
        <WriteButton type="submit" icon={search} wide busy={busy}>
          {t('discover.name.find')}
        </WriteButton>
      </div>
    </ScriptForm>
  )
}
