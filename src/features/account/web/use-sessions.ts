import { useCallback, useEffect, useRef, useState } from 'react'
import type * as contract from '#capabilities/identity/sessions/contract.ts'
import { useVisitor } from '#capabilities/identity/web/visitor.tsx'
import type { ReplyOf } from '#kit/http/endpoint.ts'
import { askServer } from '#kit/http/web/ask-server.ts'

export type SessionShown = contract.SessionShown

type SessionsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | ({ readonly status: 'ready' } & ReplyOf<typeof contract.readSessions>)

export interface OwnSessions {
  readonly state: SessionsState
  /** What is shown stays until the answer is here. */
  reload(): Promise<void>
}

/** Where the visitor is signed in, and whether there is a recovery code. */
export function useSessions(): OwnSessions {
  const { state: visitor, know } = useVisitor()
  const [state, setState] = useState<SessionsState>({ status: 'loading' })
  const latest = useRef(0)

  const reload = useCallback(async () => {
    const asked = ++latest.current
    const newer = (next: SessionsState) => asked === latest.current && setState(next)
    setState((now) => (now.status === 'ready' ? now : { status: 'loading' }))
    try {
      const reply = await askServer<typeof contract.readSessions>('GET', '/api/identity/sessions')
      newer({ status: 'ready', ...reply })
    } catch {
      newer({ status: 'failed' })
    }
  }, [])

  useEffect(() => void reload(), [reload])

  // The line under the header follows what is known here.
  const isAsked = state.status === 'ready' && state.sessions.some(isAskedElsewhere)
  useEffect(() => {
    if (state.status !== 'ready' || visitor.status !== 'signedIn') return
    if (isAsked === (visitor.newCodeAsked ?? false)) return
    know({ name: visitor.name, newCodeAsked: isAsked })
  }, [isAsked, state.status, visitor, know])
  return { state, reload }
}

export function isAskedElsewhere({ isThis, newCode }: SessionShown): boolean {
  return !isThis && newCode !== null
}
