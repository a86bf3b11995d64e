import { type FormEvent, type ReactNode, useState } from 'react'
import { readRecoveryWords, spellRecoveryWords } from '#capabilities/vault/web/door/fetch-lists.ts'
import { languages } from '#kit/i18n/language.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { ScriptForm } from '#kit/ui/web/script-form.tsx'
import { TextField } from '#kit/ui/web/text-field.tsx'
import { chooseTwo } from '../choose-two.ts'
import type { Words } from '../words/en.ts'
import styles from './lock.module.css'

interface CheckWordsProps {
  readonly words: Uint8Array
  readonly submitLabel: string
  readonly isBusy: boolean
  readonly onRight: () => void
  readonly onBack: () => void
  readonly children?: ReactNode
}

/** Two of them by number: who has written nothing down finds out now, and not when it is too late. */
export function CheckWords({
  words,
  submitLabel,
  isBusy,
  onRight,
  onBack,
  children,
}: CheckWordsProps) {
  const t = useWords<Words>()
  const [places] = useState(() => chooseTwo(13, crypto.getRandomValues(new Uint8Array(2))))
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({})
  const [wrong, setWrong] = useState<ReadonlySet<number>>(new Set())

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const checked = await Promise.all(
      places.map(
        async (place) => [place, await isRight(words, place, typed[place] ?? '')] as const,
      ),
    )
    const bad = checked.filter(([, right]) => !right).map(([place]) => place)
    setWrong(new Set(bad))
    if (bad.length === 0) onRight()
  }

  return (
    <ScriptForm className={styles.form} onSubmit={submit}>
      {places.map((place) => (
        <TextField
          key={place}
          label={t('common.lock.wordAt', { n: place + 1 })}
          error={wrong.has(place) && t('common.lock.checkWrong')}
          missing={!typed[place]?.trim() && t('common.lock.needsWord', { n: place + 1 })}
          value={typed[place] ?? ''}
          onChange={({ target }) => setTyped((now) => ({ ...now, [place]: target.value }))}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          dir="auto"
        />
      ))}
      {children}
      <div className="cluster">
        <Button type="submit" busy={isBusy}>
          {submitLabel}
        </Button>
        <Button kind="plain" onClick={onBack}>
          {t('common.lock.showAgain')}
        </Button>
      </div>
    </ScriptForm>
  )
}

/** As forgiving as the door will be: put in its place among the others, it makes the same thirteen. */
async function isRight(words: Uint8Array, place: number, typed: string): Promise<boolean> {
  if (/\s/.test(typed.trim())) return false
  for (const language of languages) {
    const spelled = await spellRecoveryWords(words, language)
    const read = await readRecoveryWords(spelled.with(place, typed.trim()).join(' '))
    if (read instanceof Uint8Array && read.join() === words.join()) return true
  }
  return false
}
