import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { floorLines } from '#kit/http/server/floor-headers.ts'
import { answerClientErrors } from './errors.ts'

/** Both ends of a connection on which a request went wrong, and what the visitor reads of it. */
async function whatIsTold(
  code: string,
  { before, origin }: { before?: (ours: Socket) => void; origin?: string } = {},
): Promise<string> {
  const server = createServer({ allowHalfOpen: true }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const theirs = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const [ours] = (await once(server, 'connection')) as [Socket]
  before?.(ours)
  answerClientErrors(origin)(Object.assign(new Error('secret'), { code }), ours)
  const told = await text(theirs)
  if (!ours.closed) await once(ours, 'close')
  server.close()
  return told
}

describe('what goes wrong before there is a request', () => {
  it.each([
    ['ERR_HTTP_REQUEST_TIMEOUT', 408, 'timed_out'],
    ['HPE_HEADER_OVERFLOW', 431, 'too_large'],
    ['HPE_INVALID_CONSTANT', 400, 'bad_request'],
  ])('is told in short, and the connection ends: %s', async (fault, status, code) => {
    const [head = '', body = ''] = (await whatIsTold(fault)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} [A-Z][^\r]+\r\n`))
    expect(head).toContain('\r\nconnection: close')
    expect(JSON.parse(body)).toMatchObject({ status, code })
    expect(body).not.toContain('secret')
  })

  it('is told under the headers of every other answer', async () => {
    const fault = 'HPE_INVALID_CONSTANT'
    const plain = (await whatIsTold(fault)).split('\r\n')
    expect(plain).toEqual(expect.arrayContaining(floorLines(false)))
    expect(plain.join()).not.toContain('strict-transport-security')
    const secure = (await whatIsTold(fault, { origin: 'https://voice.example' })).split('\r\n')
    expect(secure).toEqual(expect.arrayContaining(floorLines(true)))
  })

  it('is told to nobody who has gone', async () => {
    expect(await whatIsTold('ECONNRESET')).toBe('')
    expect(await whatIsTold('HPE_INVALID_CONSTANT', { before: (ours) => void ours.end() })).toBe('')
  })
})
