import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLimits } from '#kit/http/server/limits.ts'
import type { PreviewPicture } from '#kit/page/scenery.ts'
import { answerErrors } from '../http/errors.ts'
import { plainRenderer } from '../testing/plain-pages.ts'
import { servePreviews } from './serve-previews.ts'

const scenery = plainRenderer([]).drawScenery('home')

describe('pictures of links', () => {
  let app: FastifyInstance
  let drawn: string[]
  let failures: number

  beforeEach(() => {
    drawn = []
    failures = 0
    app = fastify()
    answerErrors(app)
    servePreviews(app, {
      limits: createLimits({ now: () => 0 }, true),
      pages: {
        previewOf: async (path, { language }): Promise<PreviewPicture> => ({
          language,
          words: { large: path },
          scenery,
        }),
      },
      drawing: {
        async draw({ words }) {
          drawn.push(words.large)
          if (failures-- > 0) throw new Error('not this time')
          return Buffer.from(words.large)
        },
        close: async () => undefined,
      },
    })
  })
  afterEach(() => app.close())

  const ask = (page: string) => app.inject(`/preview/x/en/${page}.png`)

  it('are drawn once, however many ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('heal')))
    expect(answers.map(({ body }) => body)).toEqual(Array(20).fill('/heal'))
    await ask('heal')
    expect(drawn).toEqual(['/heal'])
  })

  it('are drawn for nobody without end, and those that are drawn are there for all', async () => {
    const asked = Array.from({ length: 300 }, (_, at) => `page-${at}`)
    const answers = []
    for (const page of asked) answers.push(await ask(page))
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused.length).toBe(60)
    expect(refused[0]?.headers['retry-after']).toBeDefined()
    expect(refused[0]?.headers['cache-control'] ?? '').not.toContain('public')
    expect((await ask('page-0')).statusCode).toBe(200)
    expect(drawn.length).toBe(240)
  })

  it('are tried again after one could not be drawn', async () => {
    failures = 1
    const failed = await ask('heal')
    expect(failed.statusCode).toBe(500)
    expect(failed.headers['cache-control'] ?? '').not.toContain('public')
    expect((await ask('heal')).statusCode).toBe(200)
  })
})
