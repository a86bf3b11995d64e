import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { cookieOf } from '../testing/cookie-of.ts'
import { openNode, type TestNode } from '../testing/open-node.ts'

/** One in each place where words come to lie. */
const planted = {
  name: 'Sarita of the blue gate',
  post: 'The goat ate my letter to Baglung and I laughed until I cried.',
  nepaliPost: 'छिमेकीको आँगनमा रोपेको सुन्तलाको बोट आज फुल्यो।',
  saidInChat: 'Your poems about the river are worth nothing at all.',
}

/** As it may stand in a file: in bytes, and within JSON with all but Latin letters spelled out. */
function spellings(sentence: string): Buffer[] {
  const escaped = sentence.replace(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return [sentence, JSON.stringify(sentence), escaped, escaped.toUpperCase()].map((text) =>
    Buffer.from(text),
  )
}

describe('words that their author erased', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'voh-erased-'))
  let node: TestNode
  beforeAll(async () => {
    node = await openNode({ dataDir }, { secret: 'a secret of many letters' })
  })
  afterAll(async () => {
    await node.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const foundInFiles = () => {
    const files = readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name)))
    const isIn = (spelling: Buffer) => files.some((bytes) => bytes.includes(spelling))
    return Object.entries(planted)
      .filter(([, sentence]) => spellings(sentence).some(isIn))
      .map(([place]) => place)
  }

  async function ask(method: 'POST' | 'DELETE', url: string, cookie: string, payload?: object) {
    const headers = { cookie, 'idempotency-key': crypto.randomUUID() }
    const answer = await node.app.inject({ method, url, headers, ...(payload && { payload }) })
    expect(answer.statusCode, `${url}: ${answer.body}`).toBeLessThan(300)
    return answer
  }

  const arrive = async (name: string) => cookieOf(await ask('POST', '/api/identity', '', { name }))

  it('are in no file a moment later, while the server runs and after it was stopped', async () => {
    const [sarita, hari] = [await arrive(planted.name), await arrive('Hari')]
    await ask('POST', '/api/walls/confessions/posts', sarita, { text: planted.post })
    await ask('POST', '/api/walls/lifeLessons/posts', sarita, { text: planted.nepaliPost })
    for (const person of [sarita, hari]) {
      await ask('POST', '/api/chat/connect', person, { language: 'en' })
    }
    await ask('POST', '/api/chat/say', hari, { text: planted.saidInChat })
    await vi.waitFor(async () => {
      const report = { reason: 'hate', withMessages: true }
      const { messages } = (await ask('POST', '/api/chat/report', sarita, report)).json()
      expect(messages).toBe(1)
    })
    expect(foundInFiles()).toEqual(Object.keys(planted))

    for (const person of [sarita, hari]) await ask('DELETE', '/api/identity', person)
    await expect.poll(foundInFiles).toEqual([])

    await node.close()
    expect(foundInFiles()).toEqual([])
  })
})
