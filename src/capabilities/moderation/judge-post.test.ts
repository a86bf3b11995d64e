import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { phrasesOf } from '#knowledge/hearing/matching/letter-tree.ts'
import { noticeCrisis } from '#knowledge/hearing/need/crisis-words.ts'
import * as devanagari from '#knowledge/hearing/need/sentences/devanagari.case.ts'
import * as english from '#knowledge/hearing/need/sentences/english.case.ts'
import { type Circumstances, judgePost } from './judge-post.ts'
import { ordinaryDevanagari } from './sentences/ordinary-devanagari.case.ts'
import { ordinaryEnglish } from './sentences/ordinary-english.case.ts'
import { ordinaryRomanised } from './sentences/ordinary-romanised.case.ts'

const known: Circumstances = { newAuthor: false, recentTexts: [] }
const newcomer: Circumstances = { newAuthor: true, recentTexts: [] }

describe('an ordinary post', () => {
  it('is published at once', () => {
    expect(judgePost('आज आमाले सेल रोटी पकाउनुभयो।', newcomer)).toEqual({
      reasons: [],
      finds: [],
      soundsInNeed: false,
    })
  })

  it('is published whoever writes it', () => {
    const texts = [ordinaryEnglish, ordinaryDevanagari, ordinaryRomanised].flatMap(phrasesOf)
    expect(texts.filter((text) => judgePost(text, newcomer).reasons.length > 0)).toEqual([])
  })
})

describe('a post with a link', () => {
  it('waits when its author is new, and shows where the link is', () => {
    expect(judgePost('join t.me/x', newcomer)).toEqual({
      reasons: ['link-from-new-author'],
      finds: [{ kind: 'link', start: 5, end: 11 }],
      soundsInNeed: false,
    })
  })

  it('is published when its author is known here', () => {
    expect(judgePost('join t.me/x', known)).toMatchObject({ reasons: [] })
  })
})

describe('a post with a phone number or e-mail address', () => {
  it('asks its writer, who can take it out', () => {
    expect(judgePost('call 9841234567', known)).toEqual({
      reasons: ['contact'],
      finds: [{ kind: 'contact', start: 5, end: 15 }],
      soundsInNeed: false,
    })
  })

  it('counts an e-mail address once, not also as a link', () => {
    const { finds } = judgePost('ram at gmail dot com or ram@gmail.com', newcomer)
    expect(finds.map(({ kind }) => kind)).toEqual(['contact', 'contact'])
  })
})

describe('a post that abuses someone', () => {
  it('waits for a person to read it', () => {
    expect(judgePost('sala muji', known)).toMatchObject({ reasons: ['slur'] })
  })

  it('waits even where a question to the writer would do for the rest', () => {
    const judgement = judgePost('muji call 9841234567', known)
    expect(judgement).toMatchObject({ reasons: ['contact', 'slur'] })
    expect(judgement.finds.map(({ kind }) => kind)).toEqual(['slur', 'contact'])
  })
})

describe('a post that was just posted', () => {
  const recentTexts = ['Buy my wonderful course today', 'आमा']

  it('waits, even in another coat', () => {
    for (const text of ['Buy my wonderful course today', 'BUY my w0nderful  course… todayyy!!']) {
      expect.soft(judgePost(text, { newAuthor: false, recentTexts }).reasons).toEqual(['repeat'])
    }
  })

  it('is not confused with one that goes on differently', () => {
    const text = 'Buy my wonderful course tomorrow'
    expect(judgePost(text, { newAuthor: false, recentTexts }).reasons).toEqual([])
  })

  it('may say the same few words as everyone', () => {
    expect(judgePost('आमा', { newAuthor: false, recentTexts }).reasons).toEqual([])
  })
})

describe('a post by someone in despair', () => {
  it('is never held for saying so', () => {
    const cries = [english, devanagari].flatMap(({ explicit, passive }) => [
      ...phrasesOf(explicit),
      ...phrasesOf(passive),
    ])
    const withoutMeans = cries.filter((text) => !noticeCrisis(text).describesMethod)
    expect(withoutMeans.length).toBeGreaterThan(400)
    const held = withoutMeans.filter((text) => judgePost(text, newcomer).reasons.length > 0)
    expect(held).toEqual([])
  })

  it('waits only when it says by what means', () => {
    expect(judgePost('म झुन्डिएर मर्छु', known)).toMatchObject({
      reasons: ['crisis-method'],
    })
  })
})

describe('a text made to break things', () => {
  const long = 10_000
  const nasty = [
    'a',
    '.',
    'a.',
    '.com',
    '@',
    'a@',
    'a at ',
    'dot com ',
    'http://',
    'www.',
    '9',
    '9 ',
    '98 ',
    '1o',
    '(',
    '+',
    '*',
    'a*',
    'f*',
    'm**j',
    'f-',
    'aabb',
    ' ',
    'i ',
    'want to ',
    'nobody would care if i ',
    'i am just ',
    'ma ',
    'jindagi ko ',
    'म ',
    'मर्न ',
    'म नभए सबै ',
    '्',
    'न्',
    'aक',
    '😀',
    'a\u0301',
    '\u200d',
    '\ud800',
  ]

  // A pattern that explodes would not finish before the runner gives the test up.
  it.each(nasty)('is judged all the same when it is ten thousand characters of %j', (piece) => {
    const text = piece.repeat(Math.ceil(long / piece.length)).slice(0, long)
    const judgement = judgePost(text, { newAuthor: true, recentTexts: [text] })
    expect(judgement.soundsInNeed).toBe(noticeCrisis(text).noticed)
  })

  it('is pointed at only inside itself, in order, each place once', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        'muji ',
        ' 9841234567 ',
        ' a.com ',
        'रन्डी',
        'ram@gmail.com',
        '\u200b',
        '*',
        'ा',
      ),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('')
        let last = 0
        for (const { start, end } of judgePost(text, newcomer).finds) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          last = end
        }
        expect(last).toBeLessThanOrEqual(text.length)
      }),
    )
  })
})
