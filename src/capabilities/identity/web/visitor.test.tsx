// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { BootVisitor } from '#kit/page/rendering.ts'
import { useVisitor, VisitorProvider } from './visitor.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** What the wire brings back, whatever is asked; without an answer there is no network. */
function answer(reply?: object): void {
  vi.stubGlobal('fetch', async () => {
    if (!reply) throw new TypeError('no network')
    return Response.json(reply)
  })
}

const sita = { name: 'Sita', since: '2026-11-21T06:00:00.000Z' }

function arrive(initial: BootVisitor | null | undefined) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <VisitorProvider initial={initial}>{children}</VisitorProvider>
  )
  return renderHook(useVisitor, { wrapper }).result
}

describe('who is here', () => {
  it('is being looked up where the page cannot know, and then found', async () => {
    answer({ visitor: sita })
    const now = arrive(undefined)
    expect(now.current.state).toEqual({ status: 'loading' })
    await waitFor(() => expect(now.current.state).toEqual({ status: 'signedIn', name: 'Sita' }))
  })

  it('is nobody until there is a name, then somebody, and nobody again after signing out', async () => {
    answer(sita)
    const now = arrive(null)
    expect(now.current.state).toEqual({ status: 'signedOut' })
    await act(() => now.current.setName('Sita'))
    expect(now.current.state).toEqual({ status: 'signedIn', name: 'Sita' })
    await act(() => now.current.signOut())
    expect(now.current.state).toEqual({ status: 'signedOut' })
  })

  it('is remembered by the device where there is no network', async () => {
    answer()
    const stranger = arrive(undefined)
    await waitFor(() => expect(stranger.current.state).toEqual({ status: 'signedOut' }))
    cleanup()
    arrive({ name: 'Sita' })
    cleanup()
    const known = arrive(undefined)
    await waitFor(() => expect(known.current.state).toEqual({ status: 'signedIn', name: 'Sita' }))
  })
})
