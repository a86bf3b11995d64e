import { describe, expect, it } from 'vitest'
import type { ComposeRequest } from '../contract.ts'
import { composeWith, listenTo, requestOf, somebody } from './testing/compose-with.ts'
import type { TextGenerator } from './text-generator.ts'

function serviceThatNotes() {
  const asked: unknown[] = []
  const generator: TextGenerator = {
    async *write({ request }) {
      asked.push(request)
      yield 'The boat came back without anybody in it. Somebody had lit the lamp.'
    },
  }
  return { asked, generator }
}

async function tell(request: ComposeRequest, generator?: TextGenerator) {
  const composing = composeWith(generator)
  const events = await listenTo(await composing.begin(request, somebody, true))
  return Object.assign({}, ...events.map(({ data }) => data))
}

describe('a story', () => {
  it('is begun by a service with what the visitor said of it', async () => {
    const { asked, generator } = serviceThatNotes()
    const told = await tell(requestOf('storyStarter', { hero: 'Sita', thing: 'a kite' }), generator)
    expect(told).toMatchObject({ source: 'ai' })
    expect(asked).toMatchObject([{ hero: 'Sita', thing: 'a kite' }])
  })

  it('that a service began is gone on with by the service, from what there is', async () => {
    const { asked, generator } = serviceThatNotes()
    const soFar = 'A boat left at dawn.'
    await tell(requestOf('storyStarter', { chapter: 1, soFar }), generator)
    expect(asked).toMatchObject([{ chapter: 1, soFar }])
  })

  it('that our composer began is gone on with by our composer, and from the same seed', async () => {
    const { asked, generator } = serviceThatNotes()
    const chapter = (at: number) => requestOf('storyStarter', { chapter: at, seed: 'x1' })
    const told = await tell(chapter(1), generator)
    expect(asked).toEqual([])
    expect(told).toMatchObject({ source: 'composer', seed: 'x1' })
    expect((await tell(chapter(1))).text).toBe(told.text)
    expect((await tell(chapter(2))).text).not.toBe(told.text)
  })

  it('that a service began is not gone on with by anybody else', async () => {
    const request = requestOf('storyStarter', { chapter: 1, soFar: 'A boat left at dawn.' })
    expect(await tell(request)).toMatchObject({ failed: true, text: '' })
  })

  it('about whom a cry is written is ours, and says where help is', async () => {
    const { asked, generator } = serviceThatNotes()
    const told = await tell(requestOf('storyStarter', { hero: 'I want to die' }), generator)
    expect(asked).toEqual([])
    expect(told).toMatchObject({ source: 'composer', care: true })
    expect(told.text).not.toContain('want to die')
  })
})
