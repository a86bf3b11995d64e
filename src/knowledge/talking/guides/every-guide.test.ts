import { describe, expect, it } from 'vitest'
import { guideIds, openGuide, openLines, openSituations, situationNames } from '../content/shelf.ts'
import type { Guide } from './guide.ts'

const guides: readonly Guide[] = await Promise.all(guideIds.map(openGuide))
const situations = await Promise.all(situationNames.map(openSituations))
const lines = await Promise.all(['answers', 'listening', 'house'].map(openLines))
const texts = [
  ...guides.flatMap(({ offer, steps }) => [offer, ...steps.map(({ say }) => say)]),
  ...[...situations, ...lines].flatMap(({ all }) =>
    all.flatMap(({ en, np, more, asks, answers }) => [
      ...en.map((line) => ({ en: line, np: '' })),
      ...np.map((line) => ({ en: '', np: line })),
      ...more,
      ...asks,
      ...Object.values(answers),
    ]),
  ),
]

describe('every guide', () => {
  it('is there: at least forty', () => {
    expect(guides.length).toBeGreaterThanOrEqual(40)
  })

  it.each(guides.map((guide) => [guide.id, guide] as const))(
    '%s can be gone through',
    (_, { steps, source }) => {
      expect(source.length).toBeGreaterThan(10)
      expect(steps.some(({ end }) => end)).toBe(true)
      for (const { id, say } of steps) {
        // What fits on a small phone.
        expect(say.en.split(/\s+/).length, id).toBeLessThanOrEqual(60)
      }
      const asking = steps.filter(({ say }) => say.en.endsWith('?') || say.np.endsWith('?'))
      expect(asking.length * 2).toBeLessThanOrEqual(steps.length)
    },
  )

  it('that a situation or an answer leads to was written', () => {
    const led = [...situations, ...lines].flatMap(({ all }) => all.flatMap((block) => block.guides))
    expect(led.filter((id) => !guideIds.includes(id))).toEqual([])
  })
})

describe('every line of the talk', () => {
  it('names no number by itself, and no place that nobody fills', () => {
    const slots = ['line', 'women', 'child', 'police', 'ambulance', 'stays', 'what', 'when', 'who']
    for (const { en, np } of texts) {
      expect(`${en} ${np}`).not.toMatch(/\b(1166|1145|1098|100|102)\b|११६६|११४५|१०९८/)
      for (const [, slot] of `${en} ${np}`.matchAll(/\{(\w+)\}/g)) expect(slots).toContain(slot)
    }
  })

  it('is written in its own script, without dashes', () => {
    for (const { en, np } of texts) {
      expect(`${en}${np}`).not.toMatch(/[—–]/)
      expect(en.replace(/[“”][^“”]*[“”]/g, '')).not.toMatch(/[\u0900-\u097f]/)
      expect(np).not.toMatch(/ ।/)
    }
  })

  it('of a situation stands in both languages, and the last one needs no words', () => {
    situations.forEach(({ all }, at) => {
      const name = situationNames[at] as string
      for (const { id, en, np } of all) {
        expect(en.length, `${name} ${id}`).toBeGreaterThan(0)
        expect(np.length, `${name} ${id}`).toBeGreaterThan(0)
      }
      if (name !== 'feelings') expect(all.at(-1)?.id).toBe('any')
    })
  })
})
