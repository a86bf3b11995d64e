import { useRef, useState } from 'react'
import type { Composing } from '#capabilities/composing/web/use-composing.ts'
import { useComposingInBoth } from '#capabilities/composing/web/use-composing-in-both.ts'
import type { ReadName } from '../shelf/read-name.ts'

type NameState =
  | { readonly step: 'empty' }
  | { readonly step: 'looking' | 'lost'; readonly name: string }
  | {
      readonly step: 'read'
      readonly name: string
      readonly reading: ReadName
      /** Counts, so that looking up the same name again is seen to have been heard. */
      readonly attempt: number
    }

export interface NameMeaning {
  readonly state: NameState
  readonly composing: Composing<'nameMeaning'>
  look(name: string): void
  clear(): void
}

/** The shelf first, which is fetched with the first name; whoever writes only for a name not on it. */
export function useNameMeaning(): NameMeaning {
  const composing = useComposingInBoth('nameMeaning')
  const [state, setState] = useState<NameState>({ step: 'empty' })
  const attempt = useRef(0)

  async function lookUp(name: string) {
    attempt.current += 1
    const mine = attempt.current
    composing.clear()
    setState({ step: 'looking', name })
    try {
      const { readName } = await import('../shelf/read-name.ts')
      if (mine !== attempt.current) return
      const reading = readName(name)
      setState({ step: 'read', name, reading, attempt: mine })
      if (!reading.entry) composing.start({ name })
    } catch {
      if (mine === attempt.current) setState({ step: 'lost', name })
    }
  }

  function clear() {
    attempt.current += 1
    composing.clear()
    setState({ step: 'empty' })
  }

  return { state, composing, look: (name) => void lookUp(name), clear }
}
