import { type FormEvent, useState } from 'react'
import { useWords } from '#kit/i18n/web/language.tsx'
import { checkText, type TextProblem } from '#kit/text/check-text.ts'
import { isBlank } from '#kit/text/normalise.ts'
import { Button } from '#kit/ui/web/button.tsx'
import { heart } from '#kit/ui/web/icons.ts'
import { TextField } from '#kit/ui/web/text-field.tsx'
import { longest } from '#knowledge/poetry/kinds.ts'
import type { Words } from '../words/en.ts'
import styles from './love.module.css'

export type TwoNames = readonly [string, string]

export interface NamesFormProps {
  readonly busy: boolean
  onMatch(names: TwoNames): void
  /** What was typed cannot be used: what stood there for other names goes. */
  onRefuse(): void
}

export function NamesForm({ busy, onMatch, onRefuse }: NamesFormProps) {
  const t = useWords<Words>()
  const [names, setNames] = useState<TwoNames>(['', ''])
  const [problems, setProblems] = useState<readonly (TextProblem | undefined)[]>([])
  const isReady = !names.some(isBlank)

  function match(event: FormEvent) {
    event.preventDefault()
    if (busy || !isReady) return
    const [first, second] = [check(names[0]), check(names[1])]
    if (first.ok && second.ok) return onMatch([first.text, second.text])
    setProblems([first, second].map((checked) => (checked.ok ? undefined : checked.problem)))
    onRefuse()
  }

  function fieldOf(place: 0 | 1) {
    const problem = problems[place]
    return {
      value: names[place],
      autoComplete: 'off',
      dir: 'auto' as const,
      onChange: ({ target }: { target: HTMLInputElement }) => {
        setProblems([])
        setNames(place === 0 ? [target.value, names[1]] : [names[0], target.value])
      },
      ...(problem &&
        problem !== 'blank' && { error: t(`discover.love.${problem}`, { n: longest.name }) }),
    }
  }

  return (
    <form className="stack" onSubmit={match}>
      <div className={styles.names}>
        <TextField label={t('discover.love.first')} {...fieldOf(0)} />
        <TextField label={t('discover.love.second')} {...fieldOf(1)} />
      </div>
      <div>
        <Button type="submit" icon={heart} busy={busy} disabled={!isReady}>
          {t('discover.love.calculate')}
        </Button>
      </div>
    </form>
  )
}

function check(name: string) {
  return checkText(name, longest.name)
}
