import { describe, expect, it } from 'vitest'
import type { Language } from '#kit/i18n/language.ts'
import { readDream } from './read-dream.ts'
import { toldDreams } from './testing/told-dreams.ts'

const read = (dream: string, language: Language = 'en', seed = 'a-1') =>
  readDream({ dream, language, seed })
const presses = (dream: string, language: Language, many = 8) =>
  Promise.all(Array.from({ length: many }, (_, at) => read(dream, language, `x-${at + 1}`)))
const languages = ['en', 'np'] as const
const nextInIt = /go on a little longer|next in it|टुङ्ग्याउनुहुन्थ्यो/

describe('a reading of a dream', () => {
  it('is short, whole, and in the language of the page', async () => {
    for (const language of languages) {
      for (const { dream } of toldDreams) {
        const text = await read(dream, language)
        const sentences = text.match(/[.?!।]["’”]?(?= |$)/gu)?.length ?? 0
        expect(sentences, text).toBeGreaterThanOrEqual(4)
        expect(sentences, text).toBeLessThanOrEqual(8)
        expect(text).not.toMatch(/[{}[\]|<>]|undefined|Beside it,| {2}/)
        expect(/\p{Script=Devanagari}/u.test(text)).toBe(language === 'np')
        if (language === 'np') expect(text).not.toMatch(/[a-z]|\s[।?]/i)
      }
    }
  })

  it('says back what happened, with who did it and where', async () => {
    expect(await read('A black dog chased me through my old school')).toMatch(
      /(?=.*a dog came after you)(?=.*at school)/i,
    )
    expect(await read('malai bhaisi le lakhetyo', 'np')).toContain('भैँसीले लखेटेको')
  })

  it('meets somebody who has died as a visit', async () => {
    for (const text of await presses('मरेको हजुरबुबाले मलाई बोलाउनुभयो', 'np')) {
      expect(text).toContain('बितिसकेका हजुरबुबाले')
      expect(text).not.toContain('अध्याय')
    }
  })

  it('hears the feeling that was told, else the one that is plainly in it', async () => {
    const frightened = await read('I was chased and so scared')
    expect(frightened).toMatch(/fear|fright|afraid/i)
    expect(await read('मलाई लखेट्यो', 'np')).toMatch(/डर|तर्स|काँप/)
  })

  it('blames nobody, and leads nobody back into what was terrible', async () => {
    for (const dream of [
      'There was an earthquake and I was under the rubble screaming',
      'I killed my brother',
      'we were bombed in the war',
      'a man raped me',
      'my daughter died',
      'I had a miscarriage again',
    ]) {
      for (const text of await presses(dream, 'en')) {
        expect(text).not.toMatch(nextInIt)
        expect(text).not.toMatch(/strange|odd detail|least like to explain/)
        expect(text, dream).not.toContain('What do you')
      }
    }
    for (const text of await presses('I killed my brother', 'en')) {
      expect(text).toMatch(/no wish and no guilt|nobody was harmed|hardest parts|had no words/)
    }
  })

  it('meets closeness with a teacher plainly, and holds out a hand', async () => {
    for (const text of await presses('I had sex with my teacher and I feel disgusting', 'en')) {
      expect(text).toContain('not dirty because of a dream')
      expect(text).toContain('wrong of them and not of you')
    }
    for (const text of await presses('sir sanga sex vako sapana dekhe', 'np')) {
      expect(text).toContain('गल्ती उसैको हो')
    }
  })

  it('says less, and says whom to tell, where somebody is in need', async () => {
    for (const dream of ['I dreamt that I want to die', 'सपनामा मलाई मर्न मन लाग्यो']) {
      for (const language of languages) {
        expect(await read(dream, language)).toMatch(/tell one person|to somebody today|आजै/)
      }
    }
  })

  it('never foretells, and owns that nobody knows', async () => {
    for (const { dream } of toldDreams) {
      const text = await read(dream)
      expect(text).not.toMatch(/will (happen|die|come true)|\bomen\b/i)
      expect(text).toMatch(
        /nobody|no book|no sign|foretell|guess|one way|decides nothing|nothing at all|learnt from/i,
      )
    }
  })

  it('differs from press to press, and comes again from its seed', async () => {
    for (const dream of ['a snake in the river', 'I was chased by a dog', 'zzz']) {
      for (const language of languages) {
        const texts = await presses(dream, language)
        expect(new Set(texts).size).toBe(texts.length)
        for (let at = 1; at < texts.length; at += 1) {
          const [before, after] = [texts[at - 1] ?? '', texts[at] ?? '']
          const [first] = after.split(/(?<=[.?।]) /u)
          expect(before.startsWith(first ?? '')).toBe(false)
        }
        expect(await read(dream, language)).toBe(await read(dream, language))
      }
    }
  })

  it('takes whatever is typed', async () => {
    for (const dream of ['', '😀', '<b>{x}</b> [a|b]', 'x'.repeat(9000), 'आज'.repeat(4000)]) {
      for (const language of languages) expect((await read(dream, language)).trim()).not.toBe('')
    }
  })
})
