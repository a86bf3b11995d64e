import { describe, expect, it } from 'vitest'
import { toDevanagariDigits } from '#kit/i18n/numbers.ts'
import { helplines } from '#knowledge/help/helplines.ts'
import { readTalk } from '../../friend-feeling.ts'
import type { Turn } from '../../turn.ts'
import { composeFriendReply as compose } from './compose-friend-reply.ts'
import { friendLines, isAnswered } from './friend-lines.ts'

/** As the composer asks it: with what was heard. */
function composeFriendReply(asked: Parameters<typeof compose>[0]): string {
  return compose({ ...asked, talk: readTalk(asked.message, asked.history) })
}

const seeds = Array.from({ length: 30 }, (_, at) => `seed ${at}`)
const replies = (message: string) => seeds.map((seed) => composeFriendReply({ message, seed }))

describe('a friend who listens', () => {
  it.each([
    ['मलाई एक्लो लाग्छ', /एक्लो|नबुझेजस्तो/],
    ['eklo mahasus hunchha', /एक्लो|नबुझेजस्तो/],
    ['I feel so lonely', /एक्लो|नबुझेजस्तो/],
    ['मेरो बुबा बित्नुभयो', /गुमाउनु|माया रहेछ/],
    ['परीक्षाको चिन्ता छ', /दौडिरहेको|के होला/],
    ['i am stressed', /दौडिरहेको|के होला/],
    ['साह्रै रिस उठ्यो', /सीमा|रिसको मुनि/],
    ['थाकेँ म', /भारी|धानिरहनु/],
    ['she left me', /भरोसा|साँचो मन/],
    ['आज म खुसी छु', /उज्यालो|बाँड्नुभयो/],
    ['jagir lagyo, khusi chhu', /उज्यालो|बाँड्नुभयो/],
    ['घर सम्झिरहेको छु', /टाढा|सम्झना/],
    ['आज मन साह्रै भारी छ, कसैसँग बोल्न मन छैन', /गह्रौँ|दुःख/],
    ['मेरो मन दुख्यो', /गह्रौँ|दुःख/],
  ])('hears "%s"', (message, heard) => {
    for (const reply of replies(message)) expect(reply).toMatch(heard)
  })

  it('asks exactly one question at the end, and never leaves a gap', () => {
    for (const message of ['मन दुख्यो', 'ok', 'मेरो कुकुर हरायो', 'asdf qwer zxcv', '😀', 'काम धेरै छ']) {
      for (const reply of replies(message)) {
        expect(reply).toMatch(/\?$/)
        expect(reply.match(/\?/g)).toHaveLength(1)
        expect(reply).not.toMatch(/[{}[\]|]|undefined|\s{2}/)
      }
    }
  })

  it('says back whom or what was spoken of', () => {
    for (const reply of replies('हजुरआमाको याद आयो')) expect(reply).toContain('हजुरआमा')
    expect(composeFriendReply({ message: 'the wifi router broke again', seed: 'x' })).toContain(
      '“the wifi router broke again” भन्नुभयो।',
    )
  })

  it('gives no exercise that was not asked for', () => {
    for (const message of ['धेरै चिन्ता लाग्यो', 'बुबा बित्नुभयो', 'मन दुख्यो']) {
      for (const reply of replies(message)) expect(reply).not.toMatch(/सास|गन्नुहोस्|लेख्नुहोस्/)
    }
  })

  it('does not ask again what it asked before', () => {
    const history: Turn[] = []
    const questions = new Set<string>()
    for (let turn = 0; turn < 5; turn += 1) {
      const reply = composeFriendReply({ message: 'मन खिन्न छ', history, seed: 'x' })
      questions.add(reply.split('। ').at(-1) as string)
      history.push({ text: 'मन खिन्न छ', from: 'visitor' }, { text: reply, from: 'friend' })
    }
    expect(questions.size).toBe(5)
  })

  it('answers a greeting, a thank-you, and whoever asks what it is', () => {
    expect(composeFriendReply({ message: 'नमस्ते', seed: 'x' })).toMatch(/^नमस्ते/)
    expect(composeFriendReply({ message: 'hi', seed: 'x' })).toMatch(/^नमस्ते/)
    expect(composeFriendReply({ message: 'धन्यवाद', seed: 'x' })).toContain('धन्यवाद')
    expect(composeFriendReply({ message: 'तिमी मान्छे हौ?', seed: 'x' })).toContain('म मान्छे होइन')
    expect(composeFriendReply({ message: 'are you human?', seed: 'x' })).toContain('म मान्छे होइन')
  })

  it('never calls itself human and never prescribes', () => {
    for (const message of ['मन दुख्यो', 'थाकेँ', 'बिरामी छु', 'निद्रा लाग्दैन', 'I am depressed']) {
      for (const reply of replies(message)) {
        expect(reply).not.toMatch(/औषधि|डाक्टर|खानुहोस्|म पनि मान्छे|रोग लागेको/)
      }
    }
  })

  it.each(['मर्न मन लाग्यो', 'बाँच्न मन छैन', 'I want to die', 'marna man lagyo', 'jiuna man chhaina'])(
    'sends "%s" to people who can help',
    (message) => {
      const reply = composeFriendReply({ message, seed: 'x' })
      expect(reply).toContain('११६६')
      expect(reply).toContain('भरोसाको एक जना')
    },
  )
})

describe('what a friend says', () => {
  it.each([
    'मलाई बलात्कार गरियो',
    'मेरो गर्भपात भयो',
    'आमालाई क्यान्सर छ',
    'उसले मलाई छोड्यो',
    'मेरो जागिर गयो',
    'भिसा लागेन',
    'म ढुक्क छु',
    'उसलाई माया गर्छु',
  ])('belongs to what was heard in “%s”', (message) => {
    const feeling = readTalk(message).now.feelings.find(isAnswered)
    for (const reply of replies(message)) {
      expect(feeling && friendLines[feeling].heard.some((line) => reply.includes(line))).toBe(true)
      expect(reply.match(/\?/g)).toHaveLength(1)
    }
  })

  it('echoes the word that was written, or none', () => {
    for (const seed of seeds) {
      expect(composeFriendReply({ message: 'भाइको बिहे छ', seed })).toMatch(/^भाइको/)
      expect(composeFriendReply({ message: 'bhai ko bihe chha', seed })).not.toContain('दाइ')
      expect(composeFriendReply({ message: 'ऋण धेरै छ', seed })).not.toContain('गरिबी')
      expect(composeFriendReply({ message: 'हिजो राति आमा बित्नुभयो', seed })).not.toContain('रात')
      expect(composeFriendReply({ message: 'नयाँ फिल्म हेरेँ', seed })).not.toContain('नयाँको')
      expect(composeFriendReply({ message: 'रात लामो छ', seed })).not.toContain('नजिक रहेछ')
    }
  })

  it('tells whoever was hurt, once, who can be called', () => {
    const calls = ['np-1145', 'np-100'].map((id) => helplines.find((line) => line.id === id)?.call)
    for (const seed of seeds) {
      const message = 'मलाई श्रीमान्‌ले कुट्नुहुन्छ'
      const reply = composeFriendReply({ message, seed })
      for (const call of calls) expect(reply).toContain(`${toDevanagariDigits(call ?? '')} `)
      expect(reply).toMatch(/दोष/)
      expect(reply).not.toMatch(/छोएको|मन लागे|भन्नुभयो।/)
      const history = [
        { text: message, from: 'visitor' as const },
        { text: reply, from: 'friend' as const },
      ]
      expect(composeFriendReply({ message, history, seed })).not.toContain('हेल्पलाइन')
    }
  })
})
