// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { device } from '#kit/web/device-store.ts'
import { compose } from '#knowledge/poetry/compose.ts'
import { nextSeed } from './next-seed.ts'

beforeEach(() => device.clear())

const affirmation = { language: 'en', mood: 'peaceful' } as const

describe('the seed of a press', () => {
  it('counts up for each kind and small matter', () => {
    const first = nextSeed('affirmation', affirmation)
    expect(first).toMatch(/^[a-z]{2}-0$/)
    const row = first.slice(0, 3)
    expect(nextSeed('affirmation', affirmation)).toBe(`${row}1`)
    expect(nextSeed('affirmation', { ...affirmation, mood: 'loving' })).toBe(`${row}0`)
    expect(nextSeed('quote', { language: 'en', category: 'love' })).toBe(`${row}0`)
    expect(nextSeed('affirmation', affirmation)).toBe(`${row}2`)
  })

  it('is counted on by another tab and after a reload', async () => {
    const first = nextSeed('affirmation', affirmation)
    vi.resetModules()
    const reloaded = await import('./next-seed.ts')
    expect(reloaded.nextSeed('affirmation', affirmation)).toBe(first.replace('0', '1'))
  })

  it('keeps none of the words of a visitor, nor the mood they asked for', () => {
    nextSeed('poem', { language: 'en', form: 'haiku', topic: 'my secret' })
    nextSeed('affirmation', affirmation)
    const kept = JSON.stringify({ ...localStorage })
    for (const word of ['secret', 'haiku', 'peaceful', 'affirmation'])
      expect(kept).not.toContain(word)
    expect(kept.length).toBeLessThan(120)
  })

  it('is gone with everything else on this phone', () => {
    nextSeed('affirmation', affirmation)
    device.clear()
    expect(localStorage.length).toBe(0)
    expect(nextSeed('affirmation', affirmation)).toMatch(/-0$/)
  })

  it('begins anew where what was kept is broken', () => {
    for (const broken of ['{', '7', '{"row":"A1","counts":{"a":"x"}}', '{"counts":[-1]}']) {
      localStorage.setItem('presses', broken)
      expect(nextSeed('affirmation', affirmation)).toMatch(/^[a-z]{2}-0$/)
    }
  })

  it('still counts while the page lasts where nothing can be kept', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    const first = nextSeed('affirmation', affirmation)
    expect(nextSeed('affirmation', affirmation)).toBe(first.replace('0', '1'))
    vi.restoreAllMocks()
  })

  it('brings sixty affirmations of a mood, and none of them twice', async () => {
    const said = new Set<string>()
    for (let press = 0; press < 60; press += 1) {
      const request = { kind: 'affirmation', ...affirmation } as const
      said.add((await compose(request, nextSeed('affirmation', affirmation))).text)
    }
    expect(said.size).toBe(60)
  })
})
