import { type FormEvent, useEffect, useState } from 'react'
import { formatNumber } from '#kit/i18n/numbers.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { ScriptForm } from '#kit/ui/web/script-form.tsx'
import { useLock } from '../lock/lock.ts'
import { openLock } from '../lock/work-on-lock.ts'
import { WordsField } from '../words-field.tsx'
import styles from './copies.module.css'
import { readTyped, spell } from './word-lists.ts'
import type { Words } from './words/en.ts'

interface WeeklyWordsProps {
  readonly onWords: (words: Uint8Array) => void
}

/** The words of the lock, so that nobody has two sheets to keep; where there is none, words for this alone. */
export function WeeklyWords({ onWords }: WeeklyWordsProps) {
  const { state } = useLock()
  return state === 'off' ? <NewWords onWords={onWords} /> : <WordsOfLock onWords={onWords} />
}

function WordsOfLock({ onWords }: WeeklyWordsProps) {
  const t = useWords<Words>()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<keyof Words | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function tryWords(): Promise<keyof Words | null> {
    const words = await readTyped(typed)
    if (!(words instanceof Uint8Array)) return 'common.copies.notWords'
    const opened = await openLock(words)
    if (opened.ok) onWords(words)
    else if (opened.why === 'wait') return 'common.copies.weeklyWait'
    else return 'common.copies.weeklyWrongWords'
    return null
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy || typed.trim() === '') return
    setBusy(true)
    setProblem(await tryWords().catch(() => 'common.copies.failed' as const))
    setBusy(false)
  }

  return (
    <ScriptForm className={styles.form} onSubmit={submit}>
      <WordsField
        label={t('common.copies.weeklyLockWords')}
        error={problem && t(problem)}
        missing={typed.trim() === '' && t('common.copies.needsPhrase')}
        value={typed}
        onChange={setTyped}
      />
      <div>
        <Button type="submit" kind="quiet" busy={isBusy}>
          {t('common.copies.open')}
        </Button>
      </div>
    </ScriptForm>
  )
}

function NewWords({ onWords }: WeeklyWordsProps) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const [made] = useState(() => crypto.getRandomValues(new Uint8Array(16)))
  const [list, setList] = useState<readonly string[]>([])

  useEffect(() => {
    // Without them nothing can be written down, and nothing goes on.
    spell(made, language).then(setList, () => {})
  }, [made, language])

  return (
    <div className={styles.form}>
      <p>{t('common.copies.weeklyNewWords')}</p>
      <ol className={styles.words} aria-label={t('common.copies.wordsLabel')}>
        {list.map((word, place) => (
          <li key={word}>
            <span>{formatNumber(place + 1, language)}</span>
            {word}
          </li>
        ))}
      </ol>
      <div>
        <Button kind="quiet" disabled={list.length === 0} onClick={() => onWords(made)}>
          {t('common.copies.weeklyWritten')}
        </Button>
      </div>
    </div>
  )
}
