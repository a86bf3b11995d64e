import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { askServer, Refusal } from '#kit/http/web/ask-server.ts'
import type { BootVisitor } from '#kit/page/rendering.ts'
import type * as contract from '../contract.ts'
import { forgetVisitor, rememberedName, rememberName } from './remembered.ts'

export type VisitorState =
  | { readonly status: 'loading' }
  | { readonly status: 'signedOut' }
  | { readonly status: 'signedIn'; readonly name: string | null }

export interface VisitorActions {
  /** Signs in if need be and sets the name. */
  setName(name: string): Promise<void>
  /** Signs in without a name, where an action needs somebody. */
  ensureSignedIn(): Promise<void>
  signOut(): Promise<void>
  erase(): Promise<void>
  makeRecoveryCode(): Promise<string>
  recover(code: string): Promise<void>
}

const VisitorContext = createContext<(VisitorActions & { state: VisitorState }) | null>(null)

export function useVisitor() {
  const visitor = use(VisitorContext)
  if (!visitor) throw new Error('useVisitor must be used within VisitorProvider')
  return visitor
}

export function VisitorProvider(props: {
  initial: BootVisitor | null | undefined
  children: ReactNode
}) {
  const [state, setState] = useState(() => stateOf(props.initial))
  const actions = useMemo(() => createActions(setState), [])

  useEffect(() => {
    if (props.initial === undefined) lookUp().then(setState)
    else if (props.initial) rememberName(props.initial.name)
  }, [props.initial])

  const value = useMemo(() => ({ ...actions, state }), [actions, state])
  return <VisitorContext value={value}>{props.children}</VisitorContext>
}

function stateOf(known: BootVisitor | null | undefined): VisitorState {
  if (known === undefined) return { status: 'loading' }
  return known ? { status: 'signedIn', name: known.name } : { status: 'signedOut' }
}

/** For a page that the server did not make: ask, and without a network trust what the device remembers. */
async function lookUp(): Promise<VisitorState> {
  try {
    const { visitor } = await askServer<typeof contract.readIdentity>('GET', '/api/identity')
    if (visitor) rememberName(visitor.name)
    return stateOf(visitor)
  } catch {
    const name = rememberedName()
    return name === null ? { status: 'signedOut' } : { status: 'signedIn', name }
  }
}

function createActions(setState: (state: VisitorState) => void): VisitorActions {
  function show(name: string | null) {
    rememberName(name)
    setState({ status: 'signedIn', name })
  }

  function leave() {
    forgetVisitor()
    setState({ status: 'signedOut' })
  }

  return {
    async setName(name) {
      const body = { name }
      const visitor = await askServer<typeof contract.openIdentity>('POST', '/api/identity', {
        body,
      })
      show(visitor.name)
    },

    async ensureSignedIn() {
      const body = {}
      const visitor = await askServer<typeof contract.openIdentity>('POST', '/api/identity', {
        body,
      })
      show(visitor.name)
    },

    async signOut() {
      await unlessGone(askServer<typeof contract.signOut>('POST', '/api/identity/sign-out'))
      leave()
    },

    async erase() {
      await unlessGone(askServer<typeof contract.eraseIdentity>('DELETE', '/api/identity'))
      leave()
    },

    async makeRecoveryCode() {
      const path = '/api/identity/recovery-code'
      return (await askServer<typeof contract.makeRecoveryCode>('POST', path)).code
    },

    async recover(code) {
      const path = '/api/identity/recover'
      const body = { code }
      const visitor = await askServer<typeof contract.recoverIdentity>('POST', path, { body })
      show(visitor.name)
    },
  }
}

/** Leaving twice (another tab was first) is still having left. */
async function unlessGone(leaving: Promise<unknown>): Promise<void> {
  try {
    await leaving
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'not_signed_in')) throw error
  }
}
