import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { LanguageProvider } from '#kit/i18n/web/language.tsx'
import type { ComposeKind } from '#knowledge/poetry/kinds.ts'
import type { Counts, Order } from '../server/testing/apart.ts'
import { goodText } from '../server/testing/behaviours.ts'
import { type HandedOver, useComposing } from './use-composing.ts'

declare global {
  interface Window {
    happyDOM: { setURL(url: string): void }
  }
}

/** What a screen does with texts of a real node; `serveApart` serves them in a process of its own. */
export function describeUseComposing(serveApart: string): void {
  let server: ChildProcess
  beforeAll(async () => {
    server = fork(serveApart)
    await once(server, 'message')
  })
  afterAll(() => {
    server.disconnect()
  })
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })

  async function tell<Answer>(order: Order): Promise<Answer> {
    server.send(order)
    const [answer] = await once(server, 'message')
    return answer
  }

  const count = () => tell<Counts>('count')

  async function openServer(behaviour: string): Promise<void> {
    const { url } = await tell<{ url: string }>({ open: behaviour })
    window.happyDOM.setURL(`${url}/express/poems`)
  }

  function Provider({ children }: { children: ReactNode }) {
    const value = {
      language: 'en',
      t: (key: string) => key,
      switchLanguage: async () => {},
    } as const
    return <LanguageProvider value={value}>{children}</LanguageProvider>
  }

  function use<Kind extends ComposeKind>(kind: Kind, ...handedOver: HandedOver<Kind>) {
    const { result, unmount } = renderHook(() => useComposing(kind, ...handedOver), {
      wrapper: Provider,
    })
    return { now: () => result.current, unmount }
  }

  const settled = (now: () => { status: string }) =>
    waitFor(() => expect(['done', 'failed']).toContain(now().status), { timeout: 10_000 })

  describe('a screen that has something written', () => {
    it('shows the words as they come, and who writes them', async () => {
      await openServer('two-steps')
      const { now } = use('poem')
      expect(now()).toMatchObject({ status: 'idle', text: '' })
      act(() => now().start({ topic: 'rain' }))
      expect(now().status).toBe('writing')
      await waitFor(() => expect(now().text).toBe('A river runs.'), { timeout: 10_000 })
      expect(now()).toMatchObject({ status: 'writing', source: 'ai' })
      await count()
      await settled(now)
      expect(now()).toMatchObject({
        status: 'done',
        text: 'A river runs. It asks nobody.',
        language: 'en',
      })
    })

    it('shows them on old phones too, which cannot join two signals', async () => {
      await openServer('well')
      vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
        throw new TypeError('AbortSignal.any is not a function')
      })
      const { now } = use('poem')
      act(() => now().start({ topic: 'rain' }))
      await settled(now)
      expect(now()).toMatchObject({ status: 'done', text: goodText, source: 'ai' })
    })

    it('keeps what came when the visitor has enough, and the service stops', async () => {
      await openServer('never-ends')
      const { now } = use('poem')
      act(() => now().start({ topic: 'rain' }))
      await waitFor(() => expect(now().text).toBe('A river runs.'), { timeout: 10_000 })
      const { leftEarly } = await count()
      act(() => now().stop())
      expect(now()).toMatchObject({ status: 'done', text: 'A river runs.', cut: 'visitor' })
      await waitFor(async () => expect((await count()).leftEarly).toBe(leftEarly + 1))
      expect(now().text).toBe('A river runs.')
    })

    it('says it kindly when the service fails, and writes one here instead', async () => {
      await openServer('status-401')
      const { now } = use('poem')
      act(() => now().start({ topic: 'वर्षा', language: 'np' }))
      await settled(now)
      expect(now()).toMatchObject({ status: 'failed', source: 'shelf', reason: 'refused' })
      expect(now().text).toContain('सकिएन')
      expect(now().language).toBe('np')
      act(() => now().writeHere())
      await settled(now)
      expect(now()).toMatchObject({ status: 'done', source: 'composer', language: 'np' })
      expect(now().text).toMatch(/\p{Script=Devanagari}/u)
    })

    it('has another one written on asking again', async () => {
      await openServer('well')
      const { now } = use('poem')
      act(() => now().again())
      expect(now().status).toBe('idle')
      act(() => now().start({ topic: 'rain' }))
      await settled(now)
      const { requests } = await count()
      act(() => now().again())
      expect(now()).toMatchObject({ status: 'writing', text: '' })
      await settled(now)
      expect((await count()).requests).toBe(requests + 1)
      act(() => now().clear())
      expect(now()).toMatchObject({ status: 'idle', text: '' })
    })

    it('goes on where the connection broke', async () => {
      await openServer('well')
      const real = window.fetch.bind(window)
      let times = 0
      vi.spyOn(window, 'fetch').mockImplementation(async (...request) => {
        const response = await real(...request)
        times += 1
        if (times > 1) return response
        const [first = ''] = (await response.text()).split('id: 4')
        return new Response(first, { headers: { 'content-type': 'text/event-stream' } })
      })
      const { now } = use('poem')
      act(() => now().start({ topic: 'rain' }))
      await settled(now)
      expect(times).toBe(2)
      expect(now()).toMatchObject({ status: 'done', text: goodText, source: 'ai' })
    })

    it('says which part was refused, instead of writing something else', async () => {
      await openServer('well')
      const { now } = use('poem')
      act(() => now().start({ topic: 'x'.repeat(301) }))
      await settled(now)
      expect(now()).toMatchObject({ status: 'failed', problem: 'text_too_long', source: undefined })
    })

    it('leaves nobody writing for a screen that is gone', async () => {
      await openServer('never-ends')
      const { now, unmount } = use('poem')
      act(() => now().start({ topic: 'rain' }))
      await waitFor(() => expect(now().text).toBe('A river runs.'), { timeout: 10_000 })
      const { leftEarly } = await count()
      unmount()
      await waitFor(async () => expect((await count()).leftEarly).toBe(leftEarly + 1))
    })
  })

  describe('a phone without internet', () => {
    const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

    it('writes every kind by itself', async () => {
      goOffline()
      const fetching = vi.spyOn(window, 'fetch')
      const poem = use('poem').now
      act(() => poem().start({ topic: 'rain on the roof' }))
      await settled(poem)
      expect(poem()).toMatchObject({ status: 'done', source: 'composer', reason: 'offline' })

      const name = use('nameMeaning').now
      act(() => name().start({ name: ' Maya ' }))
      await settled(name)
      expect(name().fields?.meaning).not.toBe('')

      const love = use('love', { percentOf: () => 88 }).now
      act(() => love().start({ names: ['Sita', 'Ram'] }))
      await settled(love)
      expect(love().fields).toEqual({ percent: 88 })
      expect(fetching).not.toHaveBeenCalled()
    })

    it('finds the helpline for words of somebody who needs help now', async () => {
      goOffline()
      const { now } = use('friendReply')
      act(() => now().start({ message: 'I want to die' }))
      await settled(now)
      expect(now()).toMatchObject({ care: true, source: 'composer' })
      expect(now().text).toContain('1166')
    })

    it('is understood too where it believes to be connected', async () => {
      await openServer('well')
      await tell('close')
      const { now } = use('quote')
      act(() => now().start({ category: 'life' }))
      await settled(now)
      expect(now()).toMatchObject({ status: 'done', source: 'composer', reason: 'offline' })
    })

    it('writes the same as the server would from the same seed', async () => {
      await openServer('well')
      const response = await window.fetch('/api/compose/poem', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ topic: ' rain ', language: 'en', seed: 'one', here: true }),
      })
      const { text } = await response.json()
      goOffline()
      const { now } = use('poem')
      act(() => now().start({ topic: ' rain ', seed: 'one' }))
      await settled(now)
      expect(now().text).toBe(text)
    })
  })
}
