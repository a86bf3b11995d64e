import { useEffect, useState } from 'react'
import { tab } from '#kit/web/device-store.ts'

/** What the visitor said of the story to be; both may be left empty. */
export interface Answers {
  readonly hero: string
  readonly thing: string
}

const key = 'story-answers'
const noAnswers: Answers = { hero: '', thing: '' }

/** Kept in this tab while somebody types: a reload, or a call, must not cost them a name. */
export function useAnswers() {
  const [answers, setAnswers] = useState(noAnswers)

  useEffect(() => {
    const kept = tab.readJson<Partial<Answers>>(key)
    if (kept)
      setAnswers((typed) => ({
        hero: typed.hero || textOf(kept.hero),
        thing: typed.thing || textOf(kept.thing),
      }))
  }, [])

  function answer(change: Partial<Answers>): void {
    const changed = { ...answers, ...change }
    setAnswers(changed)
    tab.keep(key, JSON.stringify(changed))
  }

  return { answers, answer }
}

function textOf(kept: unknown): string {
  return typeof kept === 'string' ? kept : ''
}
