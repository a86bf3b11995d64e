import { describe, expect, it } from 'vitest'
import { needs } from '#knowledge/hearing/heard.ts'
import { helpPlaces } from './help-place.ts'
import { helplineFor } from './line-for.ts'

const callsFor = (...asked: Parameters<typeof helplineFor>) => {
  const { first, further } = helplineFor(...asked)
  return [first, ...further].map(({ call }) => call)
}

describe('the line for a need', () => {
  it('is the suicide prevention line for whoever thinks of dying or hurts themselves', () => {
    for (const need of ['explicit', 'passive', 'self-harm', 'none'] as const) {
      expect(callsFor(need, false)[0], need).toBe('1166')
      expect(callsFor(need, false), need).toContain('102')
    }
  })

  it('is 1145 and the police for whoever is harmed, and an ambulance', () => {
    expect(callsFor('harmed', false)).toEqual(['1145', '100', '102'])
  })

  it('is the child helpline for a child, before the line of its need', () => {
    expect(callsFor('harmed', true).slice(0, 3)).toEqual(['1098', '1145', '100'])
    expect(callsFor('explicit', true).slice(0, 2)).toEqual(['1098', '1166'])
  })

  it('names for worry about somebody else whom to ask and whom to send', () => {
    expect(callsFor('other', false)[0]).toBe('1166')
    expect(callsFor('other', false)).toEqual(expect.arrayContaining(['102', '100']))
  })

  it('never says a number twice, and always knows an ambulance', () => {
    for (const need of needs) {
      for (const child of [false, true]) {
        const calls = callsFor(need, child)
        expect(new Set(calls).size, need).toBe(calls.length)
        expect(helplineFor(need, child).ambulance.call).toBe('102')
      }
    }
  })
})

describe('the line for a need in another country', () => {
  it('is a line of that country', () => {
    expect(callsFor('explicit', false, 'qa')[0]).toBe('16000')
    expect(callsFor('harmed', false, 'qa')).toEqual(['919', '999'])
    expect(callsFor('passive', false, 'us')[0]).toBe('988')
    expect(callsFor('harmed', true, 'gb')[0]).toBe('08001111')
    expect(helplineFor('explicit', false, 'ae').ambulance.call).toBe('998')
  })

  it('is whoever comes to help where a country has no line of the kind', () => {
    expect(callsFor('explicit', false, 'kw')).toEqual(['112'])
    expect(callsFor('harmed', false, 'kw')[0]).toBe('112')
  })

  it('is the directory of all countries where none of ours is', () => {
    const { first, ambulance } = helplineFor('explicit', false, 'elsewhere')
    expect(first.href).toBe('https://findahelpline.com')
    expect(ambulance.href).toBe('tel:112')
  })

  it('can be opened everywhere, for every need', () => {
    for (const place of helpPlaces) {
      for (const need of needs) {
        for (const child of [false, true]) {
          const { first, further, police } = helplineFor(need, child, place)
          for (const { href } of [first, police, ...further]) {
            expect(href, `${place} ${need}`).toMatch(/^(tel:\+?\d{3,}|https:\/\/\S+)$/)
          }
        }
      }
    }
  })
})
