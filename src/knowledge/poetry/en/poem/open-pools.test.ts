import { describe, expect, it } from 'vitest'
import { readTopicWords } from '#knowledge/hearing/topics/en/read-topic.ts'
import { poemForms } from '../../kinds.ts'
import { openPools } from './open-pools.ts'
import { openSheet, openTheme } from './shelf.ts'
import type { EnglishForm } from './verses.ts'

async function blocksOf(topic: string, form: EnglishForm, mourns: boolean) {
  const pools = await openPools(readTopicWords(topic, mourns), form)
  return pools.flatMap(({ own, more, spare }) => [...own, ...more, ...spare])
}

async function framesFor(kind: string, form: EnglishForm) {
  return (await openSheet(`frames/${form}/${kind}`))?.blocks ?? []
}

describe.each(poemForms.en)('what %s may be of where somebody mourns', (form) => {
  it.each([
    ['our stillborn daughter', 'grief'],
    ['my dog died', 'grief'],
    ['the funeral', 'heavy'],
  ])('is for “%s” what was written of a loss, and the frames for %s', async (topic, kind) => {
    const read = readTopicWords(topic, true)
    const blocks = await blocksOf(topic, form, true)
    const frames = await framesFor(kind, form)
    const { own, kin } = await openTheme(read.themes[0] ?? '')
    expect(blocks.filter((block) => ![...frames, ...own, ...kin].includes(block))).toEqual([])
    expect(blocks.some((block) => frames.includes(block))).toBe(true)
  })

  it.each(['my father on a ventilator', 'my sister has a tumour', 'Bruno is not waking up'])(
    'is for “%s” no elegy, and nothing of ordinary days',
    async (topic) => {
      const blocks = await blocksOf(topic, form, true)
      const frames = await framesFor('heavy', form)
      expect(blocks.length).toBeGreaterThan(20)
      expect(blocks.filter((block) => !frames.includes(block))).toEqual([])
    },
  )

  it('is for the same words at another time what was written for any day', async () => {
    const blocks = await blocksOf('my dog', form, false)
    const frames = await framesFor('grief', form)
    expect(blocks.some((block) => frames.includes(block))).toBe(false)
  })
})
