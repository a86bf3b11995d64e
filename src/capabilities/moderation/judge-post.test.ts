import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hearForOthers } from '#knowledge/hearing/hear.ts'
import { harms, needs } from '#knowledge/hearing/heard.ts'
import { phrasesOf } from '#knowledge/hearing/matching/letter-tree.ts'
import { type Circumstances, judgePost } from './judge-post.ts'
import { ordinaryDevanagari } from './sentences/ordinary-devanagari.case.ts'
import { ordinaryEnglish } from './sentences/ordinary-english.case.ts'
import { ordinaryRomanised } from './sentences/ordinary-romanised.case.ts'
import { heardAs } from './testing/heard-as.ts'

const known: Circumstances = { newAuthor: false, recentTexts: [] }
const newcomer: Circumstances = { newAuthor: true, recentTexts: [] }

describe('an ordinary post', () => {
  it('is published at once', () => {
    expect(judgePost('आज आमाले सेल रोटी पकाउनुभयो।', newcomer)).toMatchObject({
      reasons: [],
      finds: [],
      means: [],
    })
  })

  it('is published whoever writes it', () => {
    const texts = [ordinaryEnglish, ordinaryDevanagari, ordinaryRomanised].flatMap(phrasesOf)
    expect(texts.filter((text) => judgePost(text, newcomer).reasons.length > 0)).toEqual([])
  })
})

describe('a post with a link', () => {
  it('waits when its author is new, and shows where the link is', () => {
    expect(judgePost('join t.me/x', newcomer)).toMatchObject({
      reasons: ['link-from-new-author'],
      finds: [{ kind: 'link', start: 5, end: 11 }],
    })
  })

  it('is published when its author is known here', () => {
    expect(judgePost('join t.me/x', known)).toMatchObject({ reasons: [] })
  })
})

describe('a post with a phone number or e-mail address', () => {
  it('asks its writer, who can take it out', () => {
    expect(judgePost('call 9841234567', known)).toMatchObject({
      reasons: ['contact'],
      finds: [{ kind: 'contact', start: 5, end: 15 }],
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

describe('a post by someone in need', () => {
  it('is never held for it, whatever the need', () => {
    for (const need of needs.slice(1)) {
      const heard = heardAs({ needs: [need], child: true, now: true })
      expect.soft(judgePost('words', newcomer, heard).reasons, need).toEqual([])
    }
  })

  it.each([
    'I want to die',
    'I hope I never wake up again.',
    'I will hang myself tonight',
    'I cut myself yesterday',
    'my husband beats me',
    'he says he will kill me',
    'my friend wants to die',
    'मलाई मर्न मन लाग्छ',
    'म झुन्डिएर मर्छु',
    'malai marna man lagcha',
  ])('is published: %s', (text) => {
    const judgement = judgePost(text, newcomer)
    expect(judgement.reasons).toEqual([])
    expect(judgement.heard.need).not.toBe('none')
  })

  it('has the means that it names pointed at, to be covered', () => {
    const text = 'I will hang myself tonight with a rope'
    const named = judgePost(text, known).means.map(({ start, end }) => text.slice(start, end))
    expect(named).toEqual(['hang', 'rope'])
  })

  it('keeps such words where they are no means in the hand of the writer', () => {
    expect(judgePost('he says he will kill me', known).means).toEqual([])
    const rope = { what: 'means', start: 20, end: 24 } as const
    const wish = { what: 'explicit', start: 0, end: 13 } as const
    const heard = heardAs({ needs: ['explicit'], places: [wish, rope] })
    expect(judgePost('I want to die. The rope of our swing broke.', known, heard).means).toEqual([])
  })
})

describe('a post that may harm others', () => {
  it('waits, whatever the harm', () => {
    for (const harm of harms) {
      const { reasons } = judgePost('words', known, heardAs({ harm: [harm] }))
      expect.soft(reasons, harm).toEqual([harm])
    }
  })

  it('does not wait when it tells of harm done to its writer', () => {
    const heard = heardAs({ harm: ['threat', 'sexual'], needs: ['harmed'] })
    expect(judgePost('he says he will kill me', known, heard).reasons).toEqual([])
  })

  it('does not wait for the way that somebody in need names', () => {
    const heard = heardAs({ harm: ['method'], needs: ['explicit'] })
    expect(judgePost('words', known, heard).reasons).toEqual([])
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
    expect(judgement.heard).toEqual(hearForOthers(text))
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
