import { useState } from 'react'
import { sayRefused } from '#capabilities/vault/web/door/say-refused.ts'
import type { SecretKind } from '#capabilities/vault/web/door/secret-field.tsx'
import { useSecondsUntil } from '#capabilities/vault/web/door/use-seconds-until.ts'
import type { Words as DoorWords } from '#capabilities/vault/web/door/words/en.ts'
import { useLock } from '#capabilities/vault/web/lock/lock.ts'
import type { Opening } from '#capabilities/vault/web/lock/opening.ts'

export interface Proof {
  readonly secret: string
  readonly kind: SecretKind
  readonly isBusy: boolean
  readonly problem: keyof DoorWords | null
  /** Until the next try is taken. */
  readonly seconds: number
  type(secret: string): void
  turn(): void
  /** Does what needs the proof; true where it was done. */
  use(act: (secret: string) => Promise<Opening>): Promise<boolean>
}

/** The PIN or password of now, asked for before anything about the lock is changed. */
export function useProof(): Proof {
  const { waitUntil } = useLock()
  const [kind, setKind] = useState<SecretKind>('pin')
  const [secret, setSecret] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<keyof DoorWords | null>(null)
  // A try counts before it is made: while one is under way nothing is said of waiting.
  const seconds = useSecondsUntil(isBusy ? 0 : waitUntil)

  return {
    secret,
    kind,
    isBusy,
    problem,
    seconds,
    type(text) {
      setSecret(text)
      setProblem(null)
    },
    turn: () => setKind(kind === 'pin' ? 'password' : 'pin'),

    async use(act) {
      if (isBusy) return false
      setBusy(true)
      setProblem(null)
      const opening = await act(secret).catch(() => undefined)
      setBusy(false)
      if (opening?.ok) return true
      setProblem(opening ? sayRefused(opening, 'secret') : 'common.door.failed')
      return false
    },
  }
}
