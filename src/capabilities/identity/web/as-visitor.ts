import { useCallback, useRef } from 'react'
import { Refusal } from '#kit/http/web/ask-server.ts'
import { useVisitor } from './visitor.tsx'

/** Two hearts in one second must not open two identities. */
let signingIn: Promise<void> | undefined

export interface AsVisitor {
  signIn(anew: boolean): Promise<void>
  /** Does what only somebody who is signed in can do, and signs in before if need be. */
  act<Reply>(action: () => Promise<Reply>): Promise<Reply>
}

export function useAsVisitor(): AsVisitor {
  const { state, ensureSignedIn } = useVisitor()
  const latest = useRef({ state, ensureSignedIn })
  latest.current = { state, ensureSignedIn }

  const signIn = useCallback(async (anew: boolean) => {
    if (!anew && latest.current.state.status === 'signedIn') return
    if (!navigator.onLine) throw new Refusal('offline', 0)
    signingIn ??= latest.current.ensureSignedIn().finally(() => {
      signingIn = undefined
    })
    await signingIn
  }, [])

  const act = useCallback(
    async <Reply>(action: () => Promise<Reply>): Promise<Reply> => {
      await signIn(false)
      try {
        return await action()
      } catch (error) {
        if (!(error instanceof Refusal && error.code === 'not_signed_in')) throw error
        await signIn(true)
        return action()
      }
    },
    [signIn],
  )

  return useRef({ signIn, act }).current
}
