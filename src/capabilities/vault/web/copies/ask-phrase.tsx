import { type FormEvent, useState } from 'react'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { ScriptForm } from '#kit/ui/web/script-form.tsx'
import { Switch } from '#kit/ui/web/switch.tsx'
import { WordsField } from '../words-field.tsx'
import styles from './copies.module.css'
import { PhraseField } from './phrase-field.tsx'
import { Progress } from './progress.tsx'
import type { CopyProblem, ReadCopy, SealedFile } from './read-chosen.ts'
import type { Words } from './words/en.ts'

interface AskPhraseProps {
  readonly file: SealedFile
  readonly onOpened: (read: ReadCopy) => void
}

/** Asks as often as it takes; what is wrong with the file itself ends the asking. */
export function AskPhrase({ file, onOpened }: AskPhraseProps) {
  const t = useWords<Words>()
  const [typed, setTyped] = useState('')
  const [isShown, show] = useState(false)
  const [problem, setProblem] = useState<CopyProblem | null>(null)
  const [part, setPart] = useState<number | null>(null)

  async function open(event: FormEvent) {
    event.preventDefault()
    if (part !== null || typed.trim() === '') return
    setProblem(null)
    setPart(0)
    const read = await import('./read-chosen.ts')
      .then(({ readSealed }) => readSealed(file, typed, setPart))
      .catch((): ReadCopy => ({ ok: false, problem: 'failed' }))
    setPart(null)
    const mayTryAgain = !read.ok && ['wrong', 'notWords', 'failed'].includes(read.problem)
    if (!read.ok && mayTryAgain) setProblem(read.problem)
    else onOpened(read)
  }

  const field = {
    error: problem && t(`common.copies.${problem}`),
    missing: typed.trim() === '' && t('common.copies.needsPhrase'),
    value: typed,
    onChange: setTyped,
  }
  return (
    <ScriptForm className={styles.form} onSubmit={open}>
      {file.opensWith === 'words' ? (
        <WordsField label={t('common.copies.askWords')} {...field} />
      ) : (
        <>
          <PhraseField
            label={t('common.copies.askPhrase')}
            hint={t('common.copies.askPhraseHint')}
            isShown={isShown}
            {...field}
          />
          <Switch label={t('common.copies.show')} isOn={isShown} onChange={show} />
        </>
      )}
      {part !== null && <Progress label={t('common.copies.opening')} part={part} />}
      <div>
        <Button type="submit" busy={part !== null}>
          {t('common.copies.open')}
        </Button>
      </div>
    </ScriptForm>
  )
}
