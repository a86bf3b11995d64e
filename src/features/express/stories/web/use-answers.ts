import { useEffect, useState } from 'react'
import { typed } from '#kit/web/device-store.ts'

/** What the visitor said of the story to be; both may be left empty. */
export interface Answers {
  readonly hero: string
  readonly thing: string
}

const key = 'draft story answers'
const noAnswers: Answers = { hero: '', thing: '' }

/** Kept while somebody types, as drafts are: a reload, or a call, must not cost them a name. */
export function useAnswers() {
  const [answers, setAnswers] = useState(noAnswers)

  useEffect(() => {
    const kept = typed.readJson<Partial<Answers>>(key)
    if (kept)
      setAnswers((now) => ({
        hero: now.hero || textOf(kept.hero),
        thing: now.thing || textOf(kept.thing),
      }))
  }, [])

  function answer(change: Partial<Answers>): void {
    const changed = { ...answers, ...change }
    setAnswers(changed)
    typed.keep(key, JSON.stringify(changed))
  }

  return { answers, answer }
}

function textOf(kept: unknown): string {
  return typeof kept === 'string' ? kept : ''
}
