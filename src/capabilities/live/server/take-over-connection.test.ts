import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { HttpProblem } from '#kit/http/server/http-problem.ts'
import { connectionOf, takeOverConnection } from './take-over-connection.ts'

describe('a connection that was taken over', () => {
  let app: FastifyInstance
  let taken: Socket[]

  beforeEach(async () => {
    taken = []
    app = fastify({ forceCloseConnections: 'idle' })
    app.setErrorHandler((error: HttpProblem, _request, reply) => reply.code(error.status).send(''))
    app.get('/plain', async () => 'plain')
    app.get('/taken', async (_request, reply) => {
      const socket = connectionOf(reply)
      await takeOverConnection(reply, socket)
      socket.write('HTTP/1.1 200 OK\r\nconnection: close\r\n\r\nhello')
      taken.push(socket)
      return reply
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterEach(async () => {
    for (const socket of taken) socket.destroy()
    await app.close()
  })

  async function call(text: string) {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk
    })
    await once(socket, 'connect')
    socket.write(text)
    return { socket, received: () => received }
  }
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`

  it('is let go of by everything HTTP kept for it', async () => {
    const { received } = await call(ask('/taken'))
    await vi.waitFor(() => expect(received()).toMatch(/hello$/))
    const [socket] = taken as [Socket]
    expect((socket as Socket & { parser?: unknown }).parser).toBeNull()
    const names = socket.eventNames().flatMap((event) => socket.listeners(event))
    expect(names.map(({ name }) => name).filter((name) => name.startsWith('bound '))).toEqual([])
  })

  it('goes on while other requests come and go, and whatever the client says', async () => {
    const { socket, received } = await call(ask('/taken'))
    await vi.waitFor(() => expect(taken).toHaveLength(1))
    socket.write(`${ask('/plain')} and no HTTP at all \r\n\r\n`)
    const port = (app.server.address() as AddressInfo).port
    for (let count = 0; count < 20; count++) {
      expect(await (await fetch(`http://127.0.0.1:${port}/plain`)).text()).toBe('plain')
    }
    taken[0]?.write(', again')
    await vi.waitFor(() => expect(received()).toMatch(/\r\n\r\nhello, again$/))
  })

  it.each([
    ['hangs up', (socket: Socket) => socket.destroy()],
    ['says it has nothing more to say', (socket: Socket) => socket.end()],
    ['breaks off', (socket: Socket) => socket.resetAndDestroy()],
  ])('closes when the client %s', async (_how, leave) => {
    const { socket } = await call(ask('/taken'))
    await vi.waitFor(() => expect(taken).toHaveLength(1))
    socket.on('error', () => {})
    leave(socket)
    await vi.waitFor(() => expect(taken[0]?.closed).toBe(true))
  })

  it('comes after another request of the same connection', async () => {
    const { received } = await call(ask('/plain') + ask('/taken'))
    await vi.waitFor(() => expect(received()).toContain('400 Bad Request'))
    expect(received()).toMatch(/^HTTP\/1.1 200 OK/)
  })

  it('is refused where there is none', async () => {
    expect((await app.inject('/taken')).statusCode).toBe(400)
  })

  it('does not hold up the end of the server once it is closed', async () => {
    await call(ask('/taken'))
    await vi.waitFor(() => expect(taken).toHaveLength(1))
    taken[0]?.destroySoon()
    await app.close()
    expect(taken[0]?.destroyed).toBe(true)
  })
})
