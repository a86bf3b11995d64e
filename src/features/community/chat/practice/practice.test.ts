import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { careKinds } from '#capabilities/care/care-kind.ts'
import { numberFor } from '#capabilities/care/number-for.ts'
import { languages } from '#kit/i18n/language.ts'
import { toDevanagariDigits } from '#kit/i18n/numbers.ts'
import { chooseReply } from './choose-reply.ts'
import { greetAs, practiceGreetings } from './greetings.ts'
import { choosePartner, practiceLabel, practicePartners } from './partners.ts'
import { quickReplies } from './quick-replies.ts'
import { careReplies, practiceReplies } from './replies.ts'
import { tellTone } from './tell-tone.ts'
import { connectMillis, replyMillis } from './timing.ts'

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

describe('a practice partner', () => {
  it('has one of ten names, each as likely as another', () => {
    expect(practicePartners).toHaveLength(10)
    const names = Array.from({ length: 10 }, (_, place) => choosePartner(() => place / 10).en)
    expect(new Set(names).size).toBe(10)
    expect(new Set(practicePartners.map(({ np }) => np)).size).toBe(10)
  })

  it('says in its first line, in both languages, that it is no person', () => {
    for (const language of languages) {
      for (let place = 0; place < practiceGreetings.length; place++) {
        const partner = choosePartner(() => 0.5)
        const greeting = greetAs(partner, language, () => place / practiceGreetings.length)
        expect(greeting).toContain(partner[language])
        expect(greeting).not.toContain('{')
        expect(greeting).toMatch(/not a person|no person|मान्छे (होइन|छैन)/)
      }
      expect(practiceLabel[language]).toMatch(/not a person|मान्छे होइन/)
    }
  })

  it('has twelve replies and offers five first steps', () => {
    expect(practiceReplies).toHaveLength(12)
    expect(new Set(practiceReplies.map(({ id }) => id)).size).toBe(12)
    expect(quickReplies).toHaveLength(5)
  })

  it('writes Nepali as it is printed', () => {
    const texts = [
      ...practiceReplies,
      ...Object.values(careReplies),
      ...practiceGreetings,
      ...quickReplies,
    ]
    for (const { en, np } of texts) {
      expect(np).toBe(np.normalize('NFC'))
      expect(np.replace('{name}', '')).not.toMatch(/[A-Za-z.]|\s।/)
      expect(en).not.toMatch(/[\u0900-\u097f]/)
    }
  })

  it('answers after one and a half to three and a half seconds, and steps in after two', () => {
    fc.assert(
      fc.property(chance, (value) => {
        const millis = replyMillis(() => value)
        expect(millis).toBeGreaterThanOrEqual(1_500)
        expect(millis).toBeLessThanOrEqual(3_500)
      }),
    )
    expect(connectMillis).toBe(2_000)
  })
})

describe('what a message sounds like', () => {
  it.each([
    ['Hello! How are you?', 'greeting'],
    ['namaste', 'greeting'],
    ['नमस्ते! कस्तो छ?', 'greeting'],
    ['I feel a bit low.', 'sad'],
    ['thanks, but I am so sad', 'sad'],
    ['मन अलि खिन्न छ।', 'sad'],
    ['dherai eklo mahasus huncha', 'sad'],
    ['I am not happy at all', 'sad'],
    ["I wasn't happy today", 'sad'],
    ['म खुसी छैन', 'sad'],
    ['my grandmother passed away', 'sad'],
    ['I am worried about the exam', 'worried'],
    ['भोलिको परीक्षाको चिन्ता छ', 'worried'],
    ['malai dar lagyo', 'worried'],
    ['it is so unfair, I am furious', 'angry'],
    ['रिस उठेको छ', 'angry'],
    ['It was a long day.', 'tired'],
    ['आजको दिन लामो लाग्यो।', 'tired'],
    ['थकाइ लागेको छ', 'tired'],
    ['Something good happened.', 'happy'],
    ['आज एउटा राम्रो कुरा भयो।', 'happy'],
    ['aaja khusi lagyo', 'happy'],
    ['what should I do?', 'question'],
    ['Are you happy?', 'question'],
    ['के तपाईं मान्छे हो?', 'question'],
    ['Thank you for listening.', 'thanks'],
    ['सुनिदिनुभएकोमा धन्यवाद।', 'thanks'],
    ['ok bye', 'goodbye'],
    ['अब जान्छु', 'goodbye'],
    ['My sister cooked rice', 'anything'],
    ['मनमा धेरै कुरा छन्', 'anything'],
    ['', 'anything'],
    ['😀', 'anything'],
  ])('“%s” is %s', (message, tone) => {
    expect(tellTone(message)).toBe(tone)
  })
})

describe('a reply', () => {
  it('suits what was said', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('I am sad', 'मन उदास छ', 'udas chu'),
        chance,
        (message, value) => {
          expect(chooseReply(message, () => value).suits).toBe('sad')
        },
      ),
    )
  })

  it('is one of those for anything where no rule can tell, each of them in turn', () => {
    const ids = [0, 0.4, 0.9].map((value) => chooseReply('rice and lentils', () => value).id)
    expect(new Set(ids).size).toBe(3)
  })

  it('is not the same twice in a row', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), chance), { maxLength: 30 }), (messages) => {
        const said: string[] = []
        for (const [message, value] of messages) {
          const { id } = chooseReply(message, () => value, said)
          expect(id).not.toBe(said.at(-1))
          said.push(id)
        }
      }),
    )
    const first = chooseReply('I am sad', () => 0)
    expect(chooseReply('so sad', () => 0, [first.id]).suits).toBe('anything')
  })

  it.each(careKinds)('to need (%s) is none of the twelve, and names a helpline', (kind) => {
    const reply = chooseReply('whatever the words', () => 0.5, [], kind)
    expect(reply.en).toContain(numberFor[kind])
    expect(reply.np).toContain(toDevanagariDigits(numberFor[kind]))
    expect(practiceReplies).not.toContain(reply)
  })
})
