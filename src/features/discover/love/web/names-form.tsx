import { type FormEvent, useState } from 'react'
import { WriteButton } from '#capabilities/composing/web/write-button.tsx'
import { useWords } from '#kit/i18n/web/language.tsx'
import { checkText, type TextProblem } from '#kit/text/check-text.ts'
import { heart } from '#kit/ui/web/icons.ts'
import { ScriptForm } from '#kit/ui/web/script-form.tsx'
import { TextField } from '#kit/ui/web/text-field.tsx'
import { longest } from '#knowledge/poetry/kinds.ts'
import type { Words } from '../words/en.ts'
import styles from './love.module.css'

export type TwoNames = readonly [string, string]

export interface NamesFormProps {
  readonly busy: boolean
  onMatch(names: TwoNames): void
  /** A name is missing: what stood there of two others goes. */
  onRefuse(): void
}

export function NamesForm({ busy, onMatch, onRefuse }: NamesFormProps) {
  const t = useWords<Words>()
  const [names, setNames] = useState<TwoNames>(['', ''])
  const [first, second] = [check(names[0]), check(names[1])]

  function match(event: FormEvent) {
    event.preventDefault()
    if (first.ok && second.ok && !busy) onMatch([first.text, second.text])
  }

  function fieldOf(place: 0 | 1) {
    const checked = place === 0 ? first : second
    return {
      value: names[place],
      autoComplete: 'off',
      dir: 'auto' as const,
      onChange: ({ target }: { target: HTMLInputElement }) =>
        setNames(place === 0 ? [target.value, names[1]] : [names[0], target.value]),
      missing: !checked.ok && say(checked.problem, place),
    }
  }

  function say(problem: TextProblem, place: 0 | 1): string {
    if (problem !== 'blank') return t(`discover.love.${problem}`, { n: longest.name })
    return t(place === 0 ? 'discover.love.needsFirst' : 'discover.love.needsSecond')
  }

  return (
    <ScriptForm className="stack" onSubmit={match} onInvalid={onRefuse}>
      <div className={styles.names}>
        <TextField label={t('discover.love.first')} {...fieldOf(0)} />
        <TextField label={t('discover.love.second')} {...fieldOf(1)} />
      </div>
      <div>
        <WriteButton type="submit" icon={heart} wide busy={busy}>
          {t('discover.love.calculate')}
        </WriteButton>
      </div>
    </ScriptForm>
  )
}

function check(name: string) {
  return checkText(name, longest.name)
}
