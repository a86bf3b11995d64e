import { describe, expect, it } from 'vitest'
import { often } from '#kit/testing/proof.ts'
import { heavinesses } from '#knowledge/hearing/heaviness/heaviness.ts'
import { stanzasOf } from '../../en/poem/verses.ts'
import { poemForms } from '../../kinds.ts'
import { sheetsOf, writeSolace } from './write-solace.ts'

const topics = { despair: 'I want to die', harm: 'what my uncle did', loss: 'my son died' } as const
const kinds = heavinesses.flatMap((weight) =>
  poemForms.en.map((form) => ({ weight, form, topic: topics[weight] })),
)

/** Seeds as one visitor's presses of “again” count them on. */
const presses = (count: number) => Array.from({ length: count }, (_, at) => `again ${at}`)

/** In how many of the texts each image stands, known by a line of it that has no choice to settle. */
function imagesAmong(texts: readonly string[], images: readonly string[]): number[] {
  return images.map((image) => {
    const plain = image.split('\n').filter((line) => !line.includes('['))
    return texts.filter((text) => plain.every((line) => text.includes(line))).length
  })
}

const bodyOf = (text: string) => text.slice(text.indexOf('\n\n') + 2)

const many = often({ test: 100, proof: 400 })

describe.each(kinds)('$form for $weight', ({ weight, form, topic }) => {
  const write = (seed: string) => writeSolace({ weight, topic, form, seed })

  it('is as long as an ordinary poem, with nothing left unsettled', () => {
    const stanzas = { couplets: 3, quatrains: 5, haiku: 4, free: 6 }[form]
    const lines = { couplets: 4, quatrains: 4, haiku: 3, free: 0 }[form]
    for (const seed of presses(often({ test: 15, proof: 60 }))) {
      const blocks = bodyOf(write(seed)).split('\n\n')
      expect(blocks).toHaveLength(stanzas)
      if (lines > 0) for (const block of blocks) expect(block.split('\n')).toHaveLength(lines)
      expect(new Set(blocks).size).toBe(stanzas)
      expect(write(seed)).not.toMatch(/[[\]{}|~]|undefined|\n\n\n/)
    }
  })

  it('comes again otherwise, each time it is asked', () => {
    const poems = presses(40).map(write)
    const openings = poems.map((poem) => bodyOf(poem).split('\n')[0])
    for (const [at, poem] of poems.entries()) {
      expect(poems.slice(Math.max(0, at - 8), at)).not.toContain(poem)
      expect(openings.slice(Math.max(0, at - 3), at)).not.toContain(openings[at])
    }
  })

  it('is never at the end of what it has to say', () => {
    const count = often({ test: 200, proof: 1500 })
    const bodies = Array.from({ length: count }, (_, at) => bodyOf(write(`${(at * 7919) % 9973}z`)))
    expect(new Set(bodies).size).toBeGreaterThan(count * 0.4)
  })

  it('uses every opening and every closing about as often', () => {
    const blocks = presses(many).map((seed) => bodyOf(write(seed)).split('\n'))
    for (const at of [0, -1]) {
      const counts = new Map<string, number>()
      for (const lines of blocks) {
        const line = lines.at(at) ?? ''
        counts.set(line, (counts.get(line) ?? 0) + 1)
      }
      expect(counts.size).toBeGreaterThanOrEqual(4)
      expect(Math.max(...counts.values())).toBeLessThan(many / 2)
    }
  })

  it('shows every image of company, none of them nearly always', () => {
    const texts = presses(many).map(write)
    const images = stanzasOf(sheetsOf[form].images)
    const often = imagesAmong(texts, images)
    expect(Math.min(...often), String(often)).toBeGreaterThan(many / 10)
    expect(Math.max(...often), String(often)).toBeLessThan(many * 0.75)
  })

  it('is the same again from the same seed', () => {
    expect(write('dawn')).toBe(write('dawn'))
  })
})

describe('the title of solace', () => {
  it('is the visitor’s own where it names what was done or lost', () => {
    const loss = writeSolace({ weight: 'loss', topic: 'a poem about my son’s death', seed: 's' })
    expect(loss.split('\n').slice(0, 2)).toEqual(['My son’s death', ''])
    const harm = writeSolace({ weight: 'harm', topic: 'rape', seed: 's' })
    expect(harm.split('\n')[0]).toBe('Rape')
  })

  it('never says words of despair back', () => {
    for (const topic of ['cutting myself', 'suicide', 'no reason to live']) {
      for (const seed of presses(20)) {
        const text = writeSolace({ weight: 'despair', topic, seed })
        expect(text.split('\n')[0]).toMatch(
          /^(Until morning|Stay a while|One more hour|A light left on)$/,
        )
        expect(text.toLowerCase()).not.toContain(topic)
      }
    }
  })

  it('is left out on a page of a diary', () => {
    for (const weight of heavinesses) {
      const text = writeSolace({ weight, form: 'quatrains', seed: 's' })
      expect(text.split('\n\n')[0]?.split('\n')).toHaveLength(4)
    }
  })

  it('takes any words as safe plain text', () => {
    for (const topic of ['<b>{x}</b> [a|b]', '   ', '😀', 'long '.repeat(400)]) {
      const text = writeSolace({ weight: 'loss', topic, seed: 's' })
      expect(text).not.toMatch(/[<>{}[\]|]|^\n/)
      expect([...(text.split('\n')[0] ?? '')].length).toBeLessThanOrEqual(70)
    }
  })
})
