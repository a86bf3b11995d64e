import { describe, expect, it } from 'vitest'
import { hear } from './hear.ts'

const needOf = (text: string) => hear(text).need

describe('need is heard', () => {
  it.each([
    ['explicit', 'I want to die'],
    ['explicit', 'I bought the rope yesterday and nobody knows'],
    ['explicit', 'मर्न मन लाग्यो'],
    ['explicit', 'marna man lagyo'],
    ['explicit', 'डोरी किनेर राखेको छु, आज राति सकिन्छ'],
    ['passive', 'I do not want to live anymore'],
    ['passive', 'बाँच्न मन छैन'],
    ['passive', 'jiuna man chaina'],
    ['passive', 'bihana nauthe hunthyo'],
    ['self-harm', 'I cut my arms again last night'],
    ['self-harm', 'फेरि हात काटेँ ब्लेडले'],
    ['self-harm', 'feri haat kaate blade le'],
    ['harmed', 'my husband beats me every night'],
    ['harmed', 'श्रीमान्‌ले रक्सी खाएर कुट्छ'],
    ['harmed', 'mero buwa le malai kutchha'],
    ['other', 'my friend says she wants to die, what do I do'],
    ['other', 'मेरो साथी मर्छु भन्छ, के गरूँ'],
  ])('%s: %s', (need, text) => {
    expect(needOf(text)).toBe(need)
  })

  it.each([
    'This exam will kill me, lol',
    'My phone died again',
    'bought a new rope to tie the buffalo, the old one broke',
    'हाँसेर मरियो आज',
    'बाख्रा बाँध्न बजारबाट नयाँ डोरी ल्याएँ',
    'boss le marcha hola aaja haha',
    'in the film the hero hangs himself at the end',
    'she beat me at chess',
    'I want to sleep',
    'खाना खाएर सुत्न जान्छु',
    'bhat khayera sutna jane',
  ])('and not in: %s', (text) => {
    expect(needOf(text)).toBe('none')
  })

  it('in the middle of a quiet page', () => {
    const page = 'It rained all day. We had tea on the roof. My sister called from Pokhara. '
    expect(needOf(`${page}I want to kill myself. ${page}`)).toBe('explicit')
    expect(needOf(page)).toBe('none')
  })

  it('through stretched, spelled out and disguised letters', () => {
    expect(needOf('i waaaant to dieeee')).toBe('explicit')
    expect(needOf('I want to k i l l myself')).toBe('explicit')
    expect(needOf('I WANT TO D1E')).toBe('explicit')
  })

  it('twice in one message, the gravest first', () => {
    const { need, needs } = hear('My husband beats me every night. I want to kill myself.')
    expect(need).toBe('explicit')
    expect(needs).toContain('harmed')
  })

  it('with the place where it stands', () => {
    const text = 'It rained all day. I want to kill myself with the rope.'
    const places = hear(text).places.map(({ what, start, end }) => [what, text.slice(start, end)])
    expect(places).toContainEqual(['explicit', 'I want to kill myself with the rope'])
    expect(places).toContainEqual(['means', 'rope'])
  })
})

describe('what would harm others is heard', () => {
  it.each([
    ['threat', 'I know where you live and I will come for you'],
    ['fraud', 'double your money in ten days, just send to this esewa'],
    ['spam', 'follow my channel and I follow you back, link in bio'],
  ])('%s: %s', (harm, text) => {
    expect(hear(text).harm).toContain(harm)
  })

  it('and not in what somebody tells of it', () => {
    expect(hear('He said he will kill me and burn our house, I am hiding').harm).toEqual([])
  })
})

describe('the tone is heard', () => {
  it('with pain before joy', () => {
    const { feelings } = hear('I am happy about the exam but I miss my father, I cried all day')
    const kinds = feelings.map(({ kind }) => kind)
    expect(kinds).toContain('sadness')
    expect(kinds.indexOf('sadness')).toBeLessThan(kinds.indexOf('joy'))
  })

  it('turned round where it is denied', () => {
    expect(hear('I am not sad').feelings.map(({ kind }) => kind)).toEqual(['calm'])
    expect(hear('म खुसी छैन').feelings.map(({ kind }) => kind)).toContain('sadness')
  })

  it('in what it is about', () => {
    expect(hear('मेरो ऋण धेरै छ').matters.map(({ kind }) => kind)).toContain('money')
    expect(hear('my mother is ill').matters.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['family', 'illness']),
    )
  })

  it('and in what is asked', () => {
    expect(hear('are you human?').asks).toContain('who-are-you')
    expect(hear('धन्यवाद').asks).toContain('thanks')
  })
})

it('hears nothing in nothing', () => {
  for (const text of ['', '   ', '…', '\u200b']) {
    expect(hear(text)).toMatchObject({
      need: 'none',
      harm: [],
      feelings: [],
      matters: [],
      asks: [],
    })
  }
})
