import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useState } from 'react'
import { askServer, Refusal } from '#kit/http/web/ask-server.ts'
import type { BootVisitor } from '#kit/page/rendering.ts'
import { makeStore, useStore } from '#kit/web/make-store.ts'
import type * as contract from '../contract.ts'
import {
  forgetVisitor,
  type KnownVisitor,
  rememberedVisitor,
  rememberVisitor,
  whenRememberedElsewhere,
} from './remembered.ts'

type VisitorState =
  | { readonly status: 'loading' }
  | { readonly status: 'signedOut' }
  | ({ readonly status: 'signedIn' } & KnownVisitor)

interface VisitorActions {
  /** Signs in if need be and sets the name. */
  setName(name: string): Promise<void>
  /** Signs in without a name, where an action needs somebody. */
  ensureSignedIn(): Promise<void>
  signOut(): Promise<void>
  /** What another door of the server said of the visitor. */
  know(visitor: KnownVisitor): void
}

/**
 * A store, and not the state itself: where the value of a context changes, React takes away what
 * the server wrote of every part whose code has not come yet.
 */
const VisitorContext = createContext<ReturnType<typeof makeVisitor> | null>(null)

export function useVisitor() {
  const visitor = use(VisitorContext)
  if (!visitor) throw new Error('useVisitor must be used within VisitorProvider')
  return { ...visitor.actions, state: useStore(visitor.store) }
}

export function VisitorProvider(props: {
  /** Of the page that was made for its visitor; any other page is the same for everybody. */
  initial: BootVisitor | undefined
  children: ReactNode
}) {
  const { initial } = props
  const [visitor] = useState(() => makeVisitor(initial))
  const { lookUp, showRemembered } = visitor

  // Before the first painting with script: who was here before does not see the greeting change.
  useLayoutEffect(() => {
    if (initial) rememberVisitor(initial)
    else if (rememberedVisitor()) showRemembered()
  }, [initial, showRemembered])

  useEffect(() => {
    if (!initial) void lookUp()
    return whenRememberedElsewhere(showRemembered)
  }, [initial, lookUp, showRemembered])

  return <VisitorContext value={visitor}>{props.children}</VisitorContext>
}

function stateOf(known: KnownVisitor | null): VisitorState {
  if (!known) return { status: 'signedOut' }
  return { status: 'signedIn', name: known.name, newCodeAsked: known.newCodeAsked }
}

function makeVisitor(initial: BootVisitor | undefined) {
  const store = makeStore<VisitorState>(initial ? stateOf(initial) : { status: 'loading' })
  const setState = (state: VisitorState) => store.change(() => state)
  let changes = 0

  function show(visitor: KnownVisitor | null) {
    changes++
    rememberVisitor(visitor)
    setState(stateOf(visitor))
  }

  /** What another tab did is as new as what is done here. */
  function showRemembered() {
    changes++
    setState(stateOf(rememberedVisitor()))
  }

  function leave() {
    forgetVisitor()
    show(null)
  }

  /** The server knows; without an answer the device is trusted. What is done meanwhile is newer. */
  async function lookUp(): Promise<void> {
    const before = changes
    const found = await askServer<typeof contract.readIdentity>('GET', '/api/identity').then(
      ({ visitor }) => visitor,
      () => rememberedVisitor(),
    )
    if (changes === before) show(found)
  }

  const actions: VisitorActions = {
    async setName(name) {
      const body = { name }
      const visitor = await askServer<typeof contract.openIdentity>('POST', '/api/identity', {
        body,
      })
      show(visitor)
    },

    async ensureSignedIn() {
      const body = {}
      const visitor = await askServer<typeof contract.openIdentity>('POST', '/api/identity', {
        body,
      })
      show(visitor)
    },

    async signOut() {
      await unlessGone(askServer<typeof contract.signOut>('POST', '/api/identity/sign-out'))
      leave()
    },

    know: show,
  }
  return { store, actions, lookUp, showRemembered }
}

/** Leaving twice (another tab was first) is still having left. */
async function unlessGone(leaving: Promise<unknown>): Promise<void> {
  try {
    await leaving
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'not_signed_in')) throw error
  }
}
