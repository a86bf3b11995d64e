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

/** On a page that is the same for everybody, unless it was made for its visitor. */
function arrive(initial?: BootVisitor) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <VisitorProvider initial={initial}>{children}</VisitorProvider>
  )
  return renderHook(useVisitor, { wrapper }).result
}

const isSita = { status: 'signedIn', name: 'Sita' }

describe('who is here', () => {
  it('is being looked up where the page cannot know, and then found', async () => {
    answer({ visitor: sita })
    const now = arrive()
    expect(now.current.state).toEqual({ status: 'loading' })
    await waitFor(() => expect(now.current.state).toEqual(isSita))
  })

  it('is nobody until there is a name, then somebody, and nobody again after signing out', async () => {
    answer({ visitor: null })
    const now = arrive()
    await waitFor(() => expect(now.current.state).toEqual({ status: 'signedOut' }))
    answer(sita)
    await act(() => now.current.setName('Sita'))
    expect(now.current.state).toEqual(isSita)
    await act(() => now.current.signOut())
    expect(now.current.state).toEqual({ status: 'signedOut' })
  })

  it('is greeted from what the device remembers, before anything is asked', async () => {
    answer({ visitor: sita })
    const first = arrive()
    await waitFor(() => expect(first.current.state).toEqual(isSita))
    cleanup()
    answer({ visitor: { ...sita, name: 'Gita' } })
    const again = arrive()
    expect(again.current.state).toEqual(isSita)
    // Renamed on another device: the server knows better.
    await waitFor(() => expect(again.current.state).toMatchObject({ name: 'Gita' }))
  })

  it('is forgotten where the server knows nobody any more', async () => {
    arrive({ name: 'Sita' })
    cleanup()
    answer({ visitor: null })
    const erased = arrive()
    expect(erased.current.state).toEqual(isSita)
    await waitFor(() => expect(erased.current.state).toEqual({ status: 'signedOut' }))
    cleanup()
    expect(arrive().current.state).toEqual({ status: 'loading' })
  })

  it('is remembered by the device where there is no network, with a name or without', async () => {
    answer()
    const stranger = arrive()
    await waitFor(() => expect(stranger.current.state).toEqual({ status: 'signedOut' }))
    for (const name of ['Sita', null]) {
      cleanup()
      arrive({ name })
      cleanup()
      const known = arrive()
      await waitFor(() => expect(known.current.state).toEqual({ status: 'signedIn', name }))
    }
  })

  it('is what was done last, whichever answer comes first', async () => {
    const answers: ((reply: object) => void)[] = []
    vi.stubGlobal('fetch', () => {
      return new Promise((resolve) => answers.push((reply) => resolve(Response.json(reply))))
    })
    const now = arrive()
    const naming = now.current.setName('Sita')
    await waitFor(() => expect(answers).toHaveLength(2))
    answers[1]?.(sita)
    await act(() => naming)
    await act(async () => answers[0]?.({ visitor: null }))
    expect(now.current.state).toEqual(isSita)
  })

  it('is what another tab did last, when an older answer comes after it', async () => {
    let answerLate = (_reply: object) => {}
    vi.stubGlobal('fetch', () => {
      return new Promise((resolve) => {
        answerLate = (reply) => resolve(Response.json(reply))
      })
    })
    const now = arrive()
    localStorage.setItem('visitor-name', 'Sita')
    act(() => dispatchEvent(new StorageEvent('storage', { key: 'visitor-name' })))
    expect(now.current.state).toEqual(isSita)
    await act(async () => answerLate({ visitor: null }))
    expect(now.current.state).toEqual(isSita)
    // Forgotten here, it would be forgotten in the tab that knows better.
    expect(localStorage.getItem('visitor-name')).toBe('Sita')
  })

  it('is the same in every tab', async () => {
    answer({ visitor: null })
    const now = arrive()
    await waitFor(() => expect(now.current.state).toEqual({ status: 'signedOut' }))
    const hear = (key: string | null) =>
      act(() => dispatchEvent(new StorageEvent('storage', { key })))
    localStorage.setItem('visitor-name', 'Sita')
    hear('visitor-name')
    expect(now.current.state).toEqual(isSita)
    localStorage.clear()
    hear(null)
    expect(now.current.state).toEqual({ status: 'signedOut' })
  })

  it('is not shown again by going back to a page from before signing out', async () => {
    answer({ visitor: sita })
    const now = arrive()
    await waitFor(() => expect(now.current.state).toEqual(isSita))
    localStorage.clear()
    const shown = (persisted: boolean) =>
      act(() => dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))
    shown(false)
    expect(now.current.state).toEqual(isSita)
    shown(true)
    expect(now.current.state).toEqual({ status: 'signedOut' })
  })

  it('is told that another phone asks for a new recovery code, and what is known since', async () => {
    answer({ visitor: { ...sita, newCodeAsked: true } })
    const now = arrive()
    await waitFor(() => expect(now.current.state).toEqual({ ...isSita, newCodeAsked: true }))
    act(() => now.current.know({ name: 'Sita' }))
    expect(now.current.state).toEqual(isSita)
  })
})
