import { type FormEvent, type ReactNode, useState } from 'react'
import { useWords } from '#kit/i18n/web/language.tsx'
import type { Variables } from '#kit/i18n/words.ts'
import { Button } from '#kit/ui/web/button.tsx'
import { ScriptForm } from '#kit/ui/web/script-form.tsx'
import { WordsField } from '../words-field.tsx'
import styles from './door.module.css'
import { readRecoveryWords } from './fetch-lists.ts'
import type { Words } from './words/en.ts'

export interface WordsFormProps {
  readonly submitLabel: string
  readonly isDanger?: boolean
  /** What is answered stands under the words; nothing, where it went well. */
  readonly onWords: (words: Uint8Array) => Promise<keyof Words | null>
  readonly children?: ReactNode
  readonly beside?: ReactNode
}

interface Problem {
  readonly key: keyof Words
  readonly variables?: Variables
}

/** Asks for the thirteen words, and says which of them cannot be right before anything is tried. */
export function WordsForm(props: WordsFormProps) {
  const t = useWords<Words>()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    setProblem(await tryWords().catch(() => ({ key: 'common.door.failed' as const })))
    setBusy(false)
  }

  async function tryWords(): Promise<Problem | null> {
    const read = await readRecoveryWords(text)
    if (read instanceof Uint8Array) {
      const key = await props.onWords(read)
      return key && { key }
    }
    if ('unknown' in read) return { key: 'common.door.unknown', variables: { word: read.unknown } }
    if ('count' in read) return { key: 'common.door.count', variables: { n: read.count } }
    return { key: 'common.door.checksum' }
  }

  return (
    <ScriptForm className={styles.way} onSubmit={submit}>
      <WordsField
        label={t('common.door.thirteen')}
        hint={t('common.door.thirteenHint')}
        error={problem && t(problem.key, problem.variables)}
        missing={text.trim() === '' && t('common.door.needs.words')}
        value={text}
        onChange={setText}
      />
      {props.children}
      <div className="cluster">
        <Button type="submit" kind={props.isDanger ? 'danger' : 'primary'} busy={isBusy}>
          {props.submitLabel}
        </Button>
        {props.beside}
      </div>
    </ScriptForm>
  )
}
