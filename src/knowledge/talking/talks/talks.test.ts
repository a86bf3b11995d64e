import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Held, holdTalk, openLinesByKind } from '../testing/hold-talk.ts'
import { readTalks, type WrittenTalk } from '../testing/read-talks.ts'

const read = (name: string) => readFileSync(new URL(`./${name}.txt`, import.meta.url), 'utf8')
const talks = ['evenings', 'nights'].flatMap((name) => readTalks(name, read(name)))
const kinds = await openLinesByKind()
const held: readonly (readonly [WrittenTalk, readonly Held[]])[] = await Promise.all(
  talks.map(async (talk) => [talk, await holdTalk(talk)] as const),
)
const replies = held.flatMap(([, all]) => all.map(({ reply }) => reply))
const shareOf = <One>(all: readonly One[], is: (one: One) => boolean) =>
  all.filter(is).length / all.length

describe('talks as people hold them', () => {
  it('are at least sixty, a third of them in romanised Nepali', () => {
    expect(talks.length).toBeGreaterThanOrEqual(60)
    expect(shareOf(talks, ({ isRomanised }) => isRomanised)).toBeGreaterThan(0.3)
  })

  it.each(held.map(([talk, all]) => [talk.name, talk, all] as const))('%s', (_, { mood }, all) => {
    for (const { text, owed, reply } of all) {
      expect(reply.say, text).not.toBe('')
      // A place that nobody filled.
      expect(reply.say, text).not.toMatch(/[{}]|undefined/)
      if (mood === 'pain') expect(kinds.isGlad(reply.say), text).toBe(false)
      if (owed === 'step') {
        expect(Boolean(reply.state.guide) || reply.offers.length > 0, text).toBe(true)
      }
    }
    // One step at least is reached by whoever did not come to tell of a joy.
    if (mood === 'glad') return
    expect(all.some(({ reply }) => reply.state.guide || reply.state.done.length > 0)).toBe(true)
  })

  it('are answered to what was said, and seldom with a question', () => {
    expect(shareOf(replies, ({ say }) => kinds.isGeneric(say))).toBeLessThan(0.1)
    expect(shareOf(replies, ({ say }) => say.trim().endsWith('?'))).toBeLessThan(0.5)
  })

  it('hardly ever meet the same reply twice', () => {
    const again = held.flatMap(([, all]) =>
      all.filter(({ reply }, at) => all.slice(0, at).some((one) => one.reply.say === reply.say)),
    )
    expect(again.length / replies.length).toBeLessThan(0.01)
  })
})

describe('painful messages', async () => {
  const messages = read('painful-messages').split('\n').filter(Boolean)
  const answered = await Promise.all(
    messages.map(async (text) => {
      const language = /[\u0900-\u097f]/.test(text) ? 'np' : 'en'
      const [first] = await holdTalk({
        name: text,
        language,
        isRomanised: false,
        mood: 'pain',
        messages: [{ text, owed: undefined }],
      })
      return { text, say: first?.reply.say ?? '' }
    }),
  )

  it('never meet a glad line', () => {
    expect(answered.filter(({ say }) => kinds.isGlad(say)).map(({ text }) => text)).toEqual([])
  })

  it('are understood', () => {
    expect(shareOf(answered, ({ say }) => kinds.isNotUnderstood(say))).toBeLessThan(0.08)
  })
})
