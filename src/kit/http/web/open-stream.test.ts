import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { writeEvent } from '../sse.ts'
import { Refusal } from './ask-server.ts'
import { openStream, type StreamRequest } from './open-stream.ts'

const left = vi.fn()
const answers: Record<string, (response: ServerResponse) => void> = {
  '/three': (response) => {
    stream(response)
    for (const id of [1, 2, 3]) response.write(writeEvent({ id, data: `"${id}"` }))
    response.end()
  },
  '/silent': (response) => {
    stream(response)
    response.write(writeEvent({ id: 1, data: '"1"' }))
  },
  '/breaks': (response) => {
    stream(response)
    response.write(writeEvent({ id: 1, data: '"1"' }), () => response.destroy())
  },
  '/mute': () => {},
  '/portal': (response) => response.end('<p>Buy a ticket</p>'),
  '/busy': (response) => {
    response.writeHead(503, { 'content-type': 'application/problem+json', 'retry-after': '7' })
    response.end('{"code":"busy"}')
  },
}

function stream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
}

const server = createServer((request, response) => {
  response.on('close', left)
  answers[request.url ?? '']?.(response)
})
let url: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const long = { first: 60_000, later: 60_000 }

async function read(path: string, request: Partial<StreamRequest> = {}): Promise<string[]> {
  const { signal } = new AbortController()
  const ids: string[] = []
  for await (const { id } of openStream(url + path, { signal, patience: long, ...request })) {
    ids.push(id)
  }
  return ids
}

describe('a stream that a page listens to', () => {
  it('brings its events to the end, also in a browser that cannot join two signals', async () => {
    vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
      throw new TypeError('AbortSignal.any is not a function')
    })
    expect(await read('/three')).toEqual(['1', '2', '3'])
    vi.restoreAllMocks()
  })

  it('ends when it breaks, and when it falls silent', async () => {
    expect(await read('/breaks')).toEqual(['1'])
    expect(await read('/silent', { patience: { first: 60_000, later: 20 } })).toEqual(['1'])
  })

  it('ends with the wish to hear it', async () => {
    const controller = new AbortController()
    const events = openStream(`${url}/silent`, { signal: controller.signal, patience: long })
    expect((await events.next()).value).toMatchObject({ id: '1' })
    controller.abort()
    expect((await events.next()).done).toBe(true)
  })

  it('is closed by whoever leaves it', async () => {
    left.mockClear()
    const { signal } = new AbortController()
    for await (const _ of openStream(`${url}/silent`, { signal, patience: long })) break
    await vi.waitFor(() => expect(left).toHaveBeenCalled(), 20_000)
  })

  it('is refused as the server says, and when to come back', async () => {
    const refusal = await read('/busy').catch((error) => error)
    expect(refusal).toBeInstanceOf(Refusal)
    expect(refusal).toMatchObject({ code: 'busy', status: 503, retryAfter: 7 })
  })

  it('counts as no network where nothing answers, or a page does', async () => {
    for (const [path, patience] of [
      ['/portal', long],
      ['/mute', { first: 20, later: 20 }],
    ] as const) {
      expect(await read(path, { patience }).catch((error) => error)).toMatchObject({
        offline: true,
      })
    }
    const signal = AbortSignal.abort()
    expect(await read('/three', { signal }).catch((error) => error)).toMatchObject({
      offline: true,
    })
  })
})
