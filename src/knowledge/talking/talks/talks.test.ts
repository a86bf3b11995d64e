import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Reply } from '../talk.ts'
import { answerPain, holdTalks, repeatedIn } from '../testing/count-talks.ts'
import { openLinesByKind } from '../testing/hold-talk.ts'

const read = (name: string) => readFileSync(new URL(`./${name}.txt`, import.meta.url), 'utf8')
const kinds = await openLinesByKind()
const talks = await holdTalks(read)
const replies = talks.flatMap(({ held }) => held.map(({ reply }) => reply))
const shareOf = <One>(all: readonly One[], is: (one: One) => boolean) =>
  all.filter(is).length / all.length

describe('talks as people hold them', () => {
  it('are at least sixty, a third of them in romanised Nepali', () => {
    expect(talks.length).toBeGreaterThanOrEqual(60)
    expect(shareOf(talks, ({ talk }) => talk.isRomanised)).toBeGreaterThan(0.3)
  })

  it.each(talks.map((one) => [one.talk.name, one] as const))('%s', (_, { talk, held }) => {
    for (const { text, reply } of held) {
      expect(reply.say, text).not.toBe('')
      // A place that nobody filled.
      expect(reply.say, text).not.toMatch(/[{}]|undefined/)
      if (talk.mood === 'pain') expect(kinds.isGlad(reply.say), text).toBe(false)
    }
    // One step at least is reached by whoever did not come to tell of a joy.
    if (talk.mood === 'glad') return
    const isStep = ({ state: { guide, done, answered } }: Reply) =>
      guide !== undefined ||
      done.length > 0 ||
      answered.some((key) => /\.(do|say|right)$/.test(key))
    expect(held.some(({ reply }) => isStep(reply))).toBe(true)
  })

  it('are given something to do when they ask for it', () => {
    const owed = talks.flatMap(({ held }) => held.filter((one) => one.owed === 'step'))
    const isGiven = ({ reply }: (typeof owed)[number]) =>
      Boolean(reply.state.guide) || reply.offers.length > 0
    expect(shareOf(owed, isGiven)).toBeGreaterThan(0.9)
  })

  it('are answered to what was said, and seldom with a question', () => {
    expect(shareOf(replies, ({ say }) => kinds.isGeneric(say))).toBeLessThan(0.1)
    expect(shareOf(replies, ({ say }) => say.trim().endsWith('?'))).toBeLessThan(0.5)
  })

  it('hardly ever meet the same reply twice', () => {
    const again = talks.reduce((sum, talk) => sum + repeatedIn(talk), 0)
    expect(again / replies.length).toBeLessThan(0.01)
  })
})

describe('painful messages', async () => {
  const answered = await answerPain(read)

  it('never meet a glad line', () => {
    expect(answered.filter(({ say }) => kinds.isGlad(say)).map(({ text }) => text)).toEqual([])
  })

  it('are understood', () => {
    expect(shareOf(answered, ({ say }) => kinds.isNotUnderstood(say))).toBeLessThan(0.08)
  })
})
