import { describe, expect, it } from 'vitest'
import { hear, hearForOthers } from '../../src/knowledge/hearing/hear.ts'
import { feelings, matters } from '../../src/knowledge/hearing/heard.ts'
import { packedLexicon } from '../../src/knowledge/hearing/learnt/lexicon.ts'
import { packLexicon } from '../../src/knowledge/hearing/reading/packed-lexicon.ts'
import { type Example, readCorpora } from './read-corpora.ts'
import { readLexicon } from './read-lexicon.ts'
import { scriptOf, scripts } from './script-of.ts'
import { widen } from './widen.ts'

const examples = ['test-plain', 'test-second', 'test-third']
  .flatMap(readCorpora)
  .map((example) => ({
    ...example,
    script: scriptOf(example.text),
    heard: hearForOthers(example.text),
  }))
type Heard = (typeof examples)[number]

function shareOf(belongs: (one: Heard) => boolean, hits: (one: Heard) => boolean): number {
  const own = examples.filter(belongs)
  expect(own.length).toBeGreaterThan(10)
  return own.filter(hits).length / own.length
}

const isNoticed = ({ heard }: Heard) => heard.need !== 'none'
const isFrom = (room: string) => (one: Example) => one.room.endsWith(`/${room}.txt`)

/** A little below what was measured: `npm run hear` prints all of it. */
describe('on families that nothing was learnt from', () => {
  it.each(scripts)('need is noticed in %s', (script) => {
    const isNeed = (one: Heard) => isFrom('need')(one) && one.script === script
    expect(shareOf(isNeed, isNoticed)).toBeGreaterThan(0.85)
    expect(
      shareOf((one) => isNeed(one) && one.labels[0] === 'explicit', isNoticed),
    ).toBeGreaterThan(0.82)
  })

  it.each(scripts)('look-alikes and everyday writing are left alone in %s', (script) => {
    const isOwn = (room: string) => (one: Heard) => isFrom(room)(one) && one.script === script
    expect(shareOf(isOwn('look-alikes'), isNoticed)).toBeLessThan(0.11)
    expect(shareOf(isOwn('everyday'), isNoticed)).toBeLessThan(0.05)
  })

  it('most harm is caught, and little that is only rough', () => {
    const isHeld = ({ heard }: Heard) => heard.harm.length > 0
    const isHarm = (one: Heard) => isFrom('harm')(one) && one.labels[0] !== 'none'
    const isRough = (one: Heard) => isFrom('harm')(one) && one.labels[0] === 'none'
    expect(shareOf(isHarm, isHeld)).toBeGreaterThan(0.5)
    expect(shareOf(isRough, isHeld)).toBeLessThan(0.05)
  })

  it('what it is about and what it feels like are mostly heard first', () => {
    const tone = readCorpora('test-plain').filter(isFrom('tone'))
    const firstRight = (names: readonly string[], first: (text: string) => string | undefined) => {
      const own = tone.filter(({ labels }) => labels.some((label) => names.includes(label)))
      return (
        own.filter(({ text, labels }) => labels.includes(first(text) ?? '')).length / own.length
      )
    }
    expect(firstRight(matters, (text) => hear(text).matters[0]?.kind)).toBeGreaterThan(0.7)
    expect(firstRight(feelings, (text) => hear(text).feelings[0]?.kind)).toBeGreaterThan(0.57)
  })

  it('no family stands among those that were learnt from', () => {
    const rooms = 'need look-alikes everyday harm feelings asks tone situations topics'.split(' ')
    const learnt = new Set(rooms.flatMap(readCorpora).map(({ text }) => text.toLowerCase().trim()))
    const twice = examples.filter(
      ({ text }) => text.length > 24 && learnt.has(text.toLowerCase().trim()),
    )
    expect(twice.map(({ text }) => text)).toEqual([])
  })
})

describe('what ships', () => {
  it('is what the lexicon says', () => {
    expect(packedLexicon).toBe(packLexicon(readLexicon()))
  })
})

describe('a sentence of a grammar', () => {
  const lists = new Map([
    ['who', ['I', 'we']],
    ['what', ['sleep', '', 'eat <with>']],
    ['with', ['rice']],
  ])

  it('becomes every choice once, the same ones each time', () => {
    const made = widen('<who> <what>', lists)
    expect(new Set(made)).toEqual(
      new Set(['I sleep', 'we sleep', 'I', 'we', 'I eat rice', 'we eat rice']),
    )
    expect(widen('<who> <what>', lists)).toEqual(made)
  })

  it('stays as it is without a slot, and names the list it misses', () => {
    expect(widen('we sleep', lists)).toEqual(['we sleep'])
    expect(() => widen('<whom>', lists)).toThrow('<whom>')
  })
})
