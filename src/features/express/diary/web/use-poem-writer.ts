import { useEffect, useRef } from 'react'
import { useComposing } from '#capabilities/composing/web/use-composing.ts'
import type { Poem } from '#capabilities/vault/records.ts'
import type { Language } from '#kit/i18n/language.ts'
import { cutToGraphemes } from '#kit/text/count.ts'
import { diaryPoemReads } from '#knowledge/poetry/kinds.ts'

export interface PoemWriter {
  readonly isWriting: boolean
  /** As much as there is so far. */
  readonly text: string
  readonly language: Language
  write(content: string, language: Language): void
}

/** Has a poem made of the beginning of a page. Where none could be made, nothing is said of it. */
export function usePoemWriter(onWritten: (poem: Poem) => void): PoemWriter {
  const { status, text, source, language, start } = useComposing('diaryPoem')
  const whenWritten = useRef(onWritten)
  whenWritten.current = onWritten

  useEffect(() => {
    if (status === 'done' && source) whenWritten.current({ text, source, language })
  }, [status, text, source, language])

  return {
    isWriting: status === 'writing',
    text,
    language,
    write: (content, tongue) =>
      start({ entry: cutToGraphemes(content.trim(), diaryPoemReads), language: tongue }),
  }
}
