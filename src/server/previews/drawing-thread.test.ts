import { afterEach, describe, expect, it } from 'vitest'
import type { PreviewPicture } from '#kit/page/scenery.ts'
import { plainRenderer } from '../testing/plain-pages.ts'
import { createDrawingThread, type DrawingThread } from './drawing-thread.ts'

const scenery = plainRenderer([]).drawScenery('home')
const picture: PreviewPicture = { language: 'np', words: { large: 'मनको आवाज' }, scenery }
const patience = { most: 2, idleMillis: 60_000, longestMillis: 60_000 }

describe('the thread that draws', () => {
  let thread: DrawingThread
  afterEach(() => thread.close())

  it('draws one after another, and refuses when too many wait', async () => {
    thread = createDrawingThread(patience)
    const both = [thread.draw(picture), thread.draw(picture)]
    await expect(thread.draw(picture)).rejects.toMatchObject({
      status: 503,
      more: { retryAfter: 10 },
    })
    const [one, other] = await Promise.all(both)
    expect(one?.length).toBeGreaterThan(500)
    expect(other).toEqual(one)
    await expect(thread.draw(picture)).resolves.toEqual(one)
  })

  it('tells of a picture that cannot be drawn, and draws the next', async () => {
    thread = createDrawingThread(patience)
    const endless = { ...picture, words: { large: 'word '.repeat(400) } }
    await expect(thread.draw(endless)).rejects.toThrow('no room')
    await expect(thread.draw(picture)).resolves.toBeInstanceOf(Uint8Array)
  })

  it('gives its memory back when idle, and is there again when asked', async () => {
    thread = createDrawingThread({ ...patience, idleMillis: 0 })
    const first = await thread.draw(picture)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await thread.draw(picture)).toEqual(first)
  })

  it('does not wait for one that hangs', async () => {
    thread = createDrawingThread({ ...patience, longestMillis: 0 })
    await expect(thread.draw(picture)).rejects.toThrow('too long')
  })
})
