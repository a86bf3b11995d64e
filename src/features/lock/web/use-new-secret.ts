import { useState } from 'react'
import { findSecretProblem, type SecretKind, type SecretProblem } from '../secret-rules.ts'

export interface NewSecret {
  readonly kind: SecretKind
  readonly first: string
  readonly again: string
  /** Said only once somebody has gone on. */
  readonly problem: SecretProblem | null
  readonly isDifferent: boolean
  readonly isBlank: boolean
  choose(kind: SecretKind): void
  typeFirst(text: string): void
  typeAgain(text: string): void
  /** What was typed twice, or nothing where something speaks against it: that is then shown. */
  take(): string | null
  clear(): void
}

/** A PIN or password that is made, typed twice. */
export function useNewSecret(): NewSecret {
  const [kind, choose] = useState<SecretKind>('pin')
  const [first, setFirst] = useState('')
  const [again, setAgain] = useState('')
  const [isAsked, ask] = useState(false)
  const problem = findSecretProblem(kind, first)
  const isDifferent = problem === null && first !== again

  return {
    kind,
    first,
    again,
    problem: isAsked ? problem : null,
    isDifferent: isAsked && isDifferent,
    isBlank: first === '' || again === '',
    choose(next) {
      choose(next)
      ask(false)
    },
    typeFirst(text) {
      setFirst(text)
      ask(false)
    },
    typeAgain(text) {
      setAgain(text)
      ask(false)
    },
    take() {
      ask(true)
      return problem === null && !isDifferent ? first : null
    },
    clear() {
      setFirst('')
      setAgain('')
      ask(false)
    },
  }
}
