import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Chime, chime, openWithChimes } from '../server/testing/chimes.ts'
import type { OpenNode, TestNode } from '../server/testing/test-node.ts'
import { createLiveClient, type LiveClient } from './live-client.ts'
import type { LiveListener } from './live-event.ts'

/** What a tab hears of a real node, whatever happens to its line. */
export function describeLiveClient(open: OpenNode): void {
  describeTab(open)
  describeBadLine(open)
}

function describeTab(open: OpenNode): void {
  describe('the one stream of a tab', () => {
    let node: TestNode
    let tab: Tab
    const leaving: (() => void)[] = []

    beforeAll(async () => {
      node = await openWithChimes(open)
    })
    afterAll(() => node.close())
    beforeEach(() => {
      tab = openTab(node.url)
    })
    afterEach(async () => {
      for (const leave of leaving.splice(0)) leave()
      tab.close()
      await streamsOpen(0)
    })

    const ring = (body: unknown, more: Partial<Chime> = {}) =>
      node.store.write(chime, { topic: 'bells', kind: 'rung', body, ...more })

    function listen(topics: string[], after?: string) {
      const heard: unknown[] = []
      const listener: LiveListener = {
        topics,
        after,
        onEvent: ({ body }) => heard.push(body),
        onReset: () => heard.push('reset'),
      }
      const leave = tab.client.listen(listener)
      leaving.push(leave)
      return { heard, leave }
    }
    const streamsOpen = (count: number) =>
      vi.waitFor(() => expect(node.live.statistics().streams).toBe(count))

    it('is shared by all screens, and each hears its own topics', async () => {
      const [bells, drums] = [listen(['bells']), listen(['drums'])]
      await streamsOpen(1)
      await ring('ding')
      await ring('boom', { topic: 'drums' })
      await vi.waitFor(() => expect(drums.heard).toEqual(['boom']))
      expect(bells.heard).toEqual(['ding'])
      expect(tab.asked).toHaveLength(1)
    })

    it('takes a topic in and lets it go without missing what happens meanwhile', async () => {
      const bells = listen(['bells'])
      await streamsOpen(1)
      await ring(1)
      await vi.waitFor(() => expect(bells.heard).toEqual([1]))
      const drums = listen(['drums'])
      await ring(2)
      await vi.waitFor(() => expect(tab.asked).toHaveLength(2))
      drums.leave()
      await ring(3)
      await vi.waitFor(() => expect(bells.heard).toEqual([1, 2, 3]))
    })

    it('stays open when one room goes and the next one wants the same', async () => {
      const first = listen(['bells'])
      await streamsOpen(1)
      first.leave()
      const second = listen(['bells'])
      await pause(150)
      await ring('ding')
      await vi.waitFor(() => expect(second.heard).toEqual(['ding']))
      expect(tab.asked).toHaveLength(1)
    })

    it('closes when nobody listens any more', async () => {
      const { leave } = listen(['bells'])
      await streamsOpen(1)
      leave()
      await streamsOpen(0)
    })

    it('brings what happened since the page was read', async () => {
      const earlier = node.live.place()
      await ring('before')
      await vi.waitFor(() => expect(node.live.place()).not.toBe(earlier))
      const place = node.live.place()
      await ring('between')
      const { heard } = listen(['bells'], place)
      await vi.waitFor(() => expect(heard).toEqual(['between']))
    })

    it('says so when nobody knows any more what was missed', async () => {
      const { heard } = listen(['bells'], '999999')
      await vi.waitFor(() => expect(heard).toEqual(['reset']))
      await ring('after')
      await vi.waitFor(() => expect(heard).toEqual(['reset', 'after']))
    })

    it('asks for nothing without a network, and resumes where it was when it is back', async () => {
      const { heard } = listen(['bells'])
      await streamsOpen(1)
      await ring(1)
      await vi.waitFor(() => expect(heard).toEqual([1]))
      tab.turn({ online: false })
      await streamsOpen(0)
      await ring(2)
      expect(tab.asked).toHaveLength(1)
      tab.turn({ online: true })
      await vi.waitFor(() => expect(heard).toEqual([1, 2]))
    })

    it('rests when its tab is hidden for long, and catches up when it is looked at again', async () => {
      const { heard } = listen(['bells'])
      await streamsOpen(1)
      await ring(1)
      await vi.waitFor(() => expect(heard).toEqual([1]))
      tab.turn({ visible: false })
      await pause(50)
      expect(node.live.statistics().streams).toBe(1)
      tab.sleep(31_000)
      tab.turn({ visible: false })
      await streamsOpen(0)
      await ring(2)
      tab.turn({ visible: true })
      await vi.waitFor(() => expect(heard).toEqual([1, 2]))
    })

    it('opens a new connection after a sleep in which the old one died unnoticed', async () => {
      listen(['bells'])
      await streamsOpen(1)
      tab.turn({ visible: false })
      tab.sleep(3_600_000)
      tab.turn({ visible: true })
      await vi.waitFor(() => expect(tab.asked).toHaveLength(2))
    })

    it('lets go of its connection while the page is kept for going back', async () => {
      const { heard } = listen(['bells'])
      await streamsOpen(1)
      tab.turn({ away: true })
      await streamsOpen(0)
      tab.turn({ away: false })
      await streamsOpen(1)
      await ring('ding')
      await vi.waitFor(() => expect(heard).toEqual(['ding']))
    })
  })
}

function describeBadLine(open: OpenNode): void {
  describe('on a bad line', () => {
    let node: TestNode
    let line: Line
    let tab: Tab

    beforeEach(async () => {
      node = await openWithChimes(open)
      line = await openLine(node.url)
      tab = openTab(line.url)
    })
    afterEach(async () => {
      tab.close()
      await line.close()
      await node.close()
    })

    const ring = (body: unknown) => node.store.write(chime, { topic: 'bells', kind: 'rung', body })

    function listen() {
      const heard: unknown[] = []
      tab.leave = tab.client.listen({
        topics: ['bells'],
        onEvent: ({ body }) => heard.push(body),
        onReset: () => heard.push('reset'),
      })
      return heard
    }

    it('comes back after each break, and nothing is missed or told twice', async () => {
      const heard = listen()
      const said: number[] = []
      await vi.waitFor(() => expect(node.live.statistics().streams).toBe(1))
      for (let n = 0; n < 3; n++) {
        line.cut()
        said.push(n)
        await ring(n)
      }
      await vi.waitFor(() => expect(heard).toEqual(said))
    })

    it('hears what changed again and again as it is by now, after a break and at each question', async () => {
      const heard = listen()
      const count = (body: number) =>
        node.store.write(chime, { topic: 'bells', kind: 'counted', about: 'a post', body })
      await vi.waitFor(() => expect(node.live.statistics().streams).toBe(1))
      await pause(100)
      line.cut()
      for (const body of [1, 2]) await count(body)
      await vi.waitFor(() => expect(heard.at(-1)).toBe(2))
      line.holdsStreamsBack = true
      line.cut()
      await vi.waitFor(() => expect(tab.asked.at(-1)).toContain('/api/live/events'))
      await count(3)
      await vi.waitFor(() => expect(heard.at(-1)).toBe(3))
    })

    it('asks for the events as documents where no stream gets through', async () => {
      line.holdsStreamsBack = true
      const heard = listen()
      await vi.waitFor(() => expect(tab.asked.at(-1)).toContain('/api/live/events'))
      await pause(200)
      await ring('ding')
      await vi.waitFor(() => expect(heard).toEqual(['ding']))
    })
  })
}

interface Tab {
  readonly client: LiveClient
  readonly asked: string[]
  leave?: () => void
  turn(state: { online?: boolean; visible?: boolean; away?: boolean }): void
  sleep(millis: number): void
  close(): void
}

/** A tab whose signal, place in front and clock the test decides. */
function openTab(url: string): Tab {
  const asked: string[] = []
  const state = { online: true, visible: true }
  const changed: (() => void)[] = []
  const away: ((away: boolean) => void)[] = []
  let ahead = 0
  const tab: Tab = {
    asked,
    client: createLiveClient({
      fetch: (path, init) => {
        asked.push(String(path))
        return fetch(url + path, init)
      },
      now: () => Date.now() + ahead,
      random: () => 0,
      isOnline: () => state.online,
      isVisible: () => state.visible,
      onChange: (listener) => changed.push(listener),
      onAway: (listener) => away.push(listener),
    }),
    turn({ away: isAway, ...change }) {
      Object.assign(state, change)
      if (isAway === undefined) for (const listener of changed) listener()
      else for (const listener of away) listener(isAway)
    },
    sleep: (millis) => {
      ahead += millis
    },
    close() {
      tab.leave?.()
      tab.turn({ online: false })
    },
  }
  return tab
}

interface Line {
  readonly url: string
  /** As some proxies do, which wait for the end of an answer before passing it on. */
  holdsStreamsBack: boolean
  cut(): void
  close(): Promise<void>
}

/** A network between the tab and the node that can break. */
async function openLine(target: string): Promise<Line> {
  const server: Server = createServer(async (request, response) => {
    const isStream = request.url?.startsWith('/api/live?')
    if (isStream && line.holdsStreamsBack) {
      response.destroy()
      return
    }
    const stop = new AbortController()
    response.on('close', () => stop.abort())
    try {
      const answer = await fetch(target + request.url, { signal: stop.signal })
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? '',
      })
      for await (const piece of answer.body ?? []) response.write(piece)
      response.end()
    } catch {
      response.destroy()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const line: Line = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    holdsStreamsBack: false,
    cut: () => server.closeAllConnections(),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return line
}
