import { useState } from 'react'
import { WordsForm } from '#capabilities/vault/web/door/words-form.tsx'
import { useWords } from '#kit/i18n/web/language.tsx'
import type { Words } from '../../words/en.ts'

interface CopyWordsFormProps {
  readonly submitLabel: string
  /** What is answered is said below; nothing, where it went well. */
  readonly onWords: (words: Uint8Array) => Promise<keyof Words | null>
}

export function CopyWordsForm({ submitLabel, onWords }: CopyWordsFormProps) {
  const t = useWords<Words>()
  const [problem, setProblem] = useState<keyof Words | null>(null)

  async function take(words: Uint8Array) {
    setProblem(null)
    setProblem(await onWords(words))
    return null
  }

  return (
    <>
      <WordsForm submitLabel={submitLabel} onWords={take} />
      <p role="alert">{problem && t(problem)}</p>
    </>
  )
}
