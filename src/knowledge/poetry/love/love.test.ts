import { describe, expect, it } from 'vitest'
import * as english from '../en/love/compose-love.ts'
import * as nepali from '../ne/love/compose-love.ts'
import { famousPairOf } from './famous-pairs.ts'
import { foldPerson } from './fold-person.ts'

const tongues = [
  { tongue: 'English', composeLove: english.composeLove, loveLines: english.loveLines },
  { tongue: 'Nepali', composeLove: nepali.composeLove, loveLines: nepali.loveLines },
]
const pairs = [
  ['Anil', 'Bina'],
  ['सरिता', 'दीपक'],
  ['Hari', 'Gita'],
  ['Kiran', 'Asmita'],
  ['Pasang', 'Dolma'],
  ['निर्मला', 'विष्णु'],
  ['Salma', 'Imran'],
  ['me', 'My cat'],
  ['😀', '❤️'],
  ['Sunil', 'Sunil'],
] as const
const sentencesOf = (text: string) => text.split(/(?<=[.!?।]”?) /)

describe.each(tongues)('a love result in $tongue', ({ composeLove, loveLines }) => {
  it.each([55, 70, 85])('does not repeat itself over ten pairs at %i%%', (percent) => {
    const said = pairs.flatMap((names, at) =>
      sentencesOf(composeLove({ names, percent, seed: `qk-${at}` })).slice(1),
    )
    expect(said.length).toBeGreaterThanOrEqual(20)
    // Opening words may come a second time, with other names before them.
    expect(new Set(said).size).toBeGreaterThanOrEqual(said.length - 2)
  })

  it('says both names as they were typed, and leaves no mark of ours', () => {
    for (const names of pairs) {
      for (const percent of [50, 60, 80]) {
        const text = composeLove({ names, percent, seed: 'x' })
        expect(text.toLowerCase()).toContain(names[0].toLowerCase())
        expect(text.toLowerCase()).toContain(names[1].toLowerCase())
        expect(text).not.toMatch(/[{}[\]|<>]|undefined| {2}/)
      }
    }
  })

  it('greets every famous pair, whichever comes first', () => {
    const greetings = loveLines.get('famous') ?? []
    expect(greetings.length).toBeGreaterThanOrEqual(20)
    for (const line of greetings) {
      const [id = '', greeting = ''] = line.split(/: (.*)/s)
      const [one = '', other = ''] = id.split('-')
      const names = [one.replace('shahjahan', 'Shah Jahan'), other] as const
      expect(famousPairOf(names), id).toBe(id)
      expect(composeLove({ names, percent: 85, seed: 'x' })).toContain(greeting)
      expect(composeLove({ names: [names[1], names[0]], percent: 85, seed: 'x' })).toContain(
        greeting,
      )
    }
  })

  it('is never unkind, however low the number', () => {
    const all = [...loveLines.values()].flat().join('\n')
    expect(all).not.toMatch(/unfortunately|hopeless|wrong|doomed|break up|अभाग|नमिल्ने जोडी|छुट्छ/i)
  })
})

describe('in English', () => {
  it('a cat has no capital inside a sentence', () => {
    for (let at = 0; at < 8; at += 1) {
      const text = english.composeLove({ names: ['Ram', 'My cat'], percent: 70, seed: `a-${at}` })
      expect(text).toContain('my cat')
      const first = english.composeLove({ names: ['My cat', 'Ram'], percent: 70, seed: `a-${at}` })
      expect(first).toMatch(/^My cat|[a-z] my cat/)
    }
  })

  it('nobody is someone, and markup is only words', () => {
    expect(english.composeLove({ names: ['', ' '], percent: 70, seed: 's' })).toMatch(/someone/i)
    const message = english.composeLove({ names: ['<b>माया</b>', '{b}'], percent: 70, seed: 's' })
    expect(message).toContain('माया')
    expect(message).not.toMatch(/[<>{}]/)
  })
})

describe('in Nepali', () => {
  it('the ending is joined to a Nepali name and stands apart from another script', () => {
    const of = (names: readonly [string, string]) =>
      nepali.composeLove({ names, percent: 70, seed: 'x' })
    expect(of(['Ram', 'Sunita'])).toMatch(/^Ram र Sunita को मिलान ७०%!/)
    expect(of(['राम', 'सुनिता'])).toMatch(/^राम र सुनिताको मिलान ७०%!/)
    expect(of(['Maya', '❤️'])).toMatch(/^Maya र ❤️ को मिलान ७०%!/)
    expect(of(['<b>{x}</b>', ' '])).toMatch(/^x र एक जनाको मिलान ७०%!/)
  })
})

describe('one person', () => {
  it.each([
    ['राम', 'Ram', 'raam', ' RAM '],
    ['माया', 'Maya', 'maayaa'],
    ['सीता', 'Sita', 'Seeta', 'सिता'],
    ['कृष्ण', 'Krishna', 'Krisna'],
    ['लक्ष्मी', 'Laxmi', 'Lakshmi'],
    ['दीपक', 'Deepak', 'Dipak'],
    ['विष्णु', 'Bishnu', 'Vishnu'],
    ['सपना', 'Sapna', 'Sapana'],
    ['प्रियङ्का', 'Priyanka', 'प्रियंका'],
    ['ज्ञानेन्द्र', 'Gyanendra', 'Jnanendra'],
    ['मदन', 'Madan'],
    ['माया गुरुङ', 'Maya Gurung'],
    ['सरोज', 'Saroj'],
  ])('is %s in every spelling', (...spellings) => {
    expect(new Set(spellings.map(foldPerson)).size).toBe(1)
  })

  it('is not another whose name is near', () => {
    for (const [one, other] of [
      ['Ram', 'Rama'],
      ['Kamal', 'Kamala'],
      ['Sunil', 'Sunila'],
      ['Hari', 'Hira'],
      ['😀', '❤️'],
      ['Ram 1', 'Ram 2'],
    ] as const)
      expect(foldPerson(one)).not.toBe(foldPerson(other))
  })
})
