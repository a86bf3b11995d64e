import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { checkGenerator, taskOf, textOf } from './generators.case.ts'
import { answerWith, event, openStream } from './testing/behaviours.ts'
import { generatorAt, providers, requestOf } from './testing/compose-with.ts'
import { startUpstream, type Upstream } from './testing/upstream.ts'

let upstream: Upstream
beforeAll(async () => {
  upstream = await startUpstream()
})
afterAll(() => upstream.stop())

describe.each(providers)('the writer %s', (provider) => {
  checkGenerator(() => generatorAt(provider, upstream.urlOf('well')))
})

describe.each(providers)('a service like %s', (provider) => {
  it('that answers a request for a stream with one document is understood', async () => {
    upstream.behave('document', (call) => answerWith({ ...call, isStream: false }, ['A river.']))
    upstream.behave('list', ({ response, format }) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify([format.whole('A river'), format.whole(' runs.')]))
    })
    expect(await textOf(generatorAt(provider, upstream.urlOf('document')))).toBe('A river.')
    expect(await textOf(generatorAt(provider, upstream.urlOf('list')))).toBe('A river runs.')
  })

  it('that brings no text has brought no response', async () => {
    const generator = generatorAt(provider, upstream.urlOf('empty'))
    expect(await textOf(generator)).toBe('No response generated')
    expect(await textOf(generator, taskOf(requestOf('poem'), true))).toBe('No response generated')
  })

  it('that refuses is a failed request, told by its status alone', async () => {
    for (const status of [400, 401, 429, 500]) {
      const generator = generatorAt(provider, upstream.urlOf(`status-${status}`))
      await expect(textOf(generator)).rejects.toThrow(`API request failed: ${status}`)
    }
  })

  it('that sends on and on is left after a quarter of a megabyte', async () => {
    let sent = 0
    upstream.behave('endless', ({ response }) => {
      openStream(response)
      const { socket } = response
      response.once('close', () => {
        sent = socket?.bytesWritten ?? 0
      })
      const pour = () => {
        while (!response.destroyed && response.write(`data: {"a":"${'a'.repeat(8_192)}"}\n\n`));
      }
      response.on('drain', pour)
      pour()
    })
    await expect(textOf(generatorAt(provider, upstream.urlOf('endless')))).rejects.toThrow(
      'too long',
    )
    await vi.waitFor(() => expect(sent).toBeGreaterThan(0))
    // What lay in the buffers of both sockets is beyond our reach.
    expect(sent).toBeLessThan(8 * 1024 * 1024)
  })

  it('that splits a letter, an emoji or a word over two packets is read right', async () => {
    upstream.behave('split', ({ response, format }) => {
      openStream(response)
      const bytes = Buffer.from(event(format, format.piece('मन 👩‍👩‍👧 गर्\u200dयो', 'finished')))
      for (const byte of bytes) response.write(Buffer.of(byte))
      response.end()
    })
    expect(await textOf(generatorAt(provider, upstream.urlOf('split')))).toBe(
      'मन 👩‍👩‍👧 गर्\u200dयो',
    )
  })

  it('is left as soon as nobody waits', async () => {
    const leftBefore = upstream.leftEarly
    const gone = new AbortController()
    const generator = generatorAt(provider, upstream.urlOf('hang'))
    const writing = textOf(generator, taskOf(), gone.signal)
    setTimeout(() => gone.abort(), 50)
    await expect(writing).rejects.toThrow()
    await vi.waitFor(() => expect(upstream.leftEarly).toBe(leftBefore + 1))
  })
})
